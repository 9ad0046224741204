# HOA fund balance sheet, hand-made workbook of a small management office
from h import *
import xlsxwriter
F='heron_lakes_fund_balance_sheet.xlsx'
s=St('Fund Balance Sheet',['Operating Fund','Reserve Fund','Total All Funds'],'Heron Lakes Homeowners Association',None,'2025-12-31',sheet='Bal Sheet Dec',derive=lambda b,e:[b[0],b[1],b[0]+b[1]],zero='dash',dtype='BALANCE_SHEET')
def L(cd,l,a,b): return s.line(l,[c(a),c(b)],code=cd)
s.head('ASSETS')
s.head('Cash and Investments')
a1=s.tot('Total Cash and Investments',[L('1010','Checking - Prairie State Bank',38417.62,0),L('1020','Money Market - Operating',25103.88,0),L('1050','Petty Cash - Clubhouse',200,0),L('1110','Reserve Money Market',0,84226.41),L('1120','CD 4.10% due 3/18/2026',0,100000),L('1121','CD 3.95% due 9/18/2026',0,75000),L('1125','Accrued Interest on CDs',0,2318.55)],kind='SUBTOTAL')
s.head('Receivables')
a2=s.tot('Net Receivables',[L('1310','Assessments Receivable',9864.5,0),L('1315','Violation Fines Receivable',650,0),L('1390','Allowance for Doubtful Accounts',-3200,0)])
s.head('Other Assets')
a3=s.tot('Total Other Assets',[L('1410','Prepaid Insurance',6845.33,0),L('1450','Utility Deposits',1175,0),L('1490','Due (to) from Other Fund',-12500,12500)])
ta=s.tot('TOTAL ASSETS',[a1,a2,a3],kind='TOTAL',key='total_assets')
s.head('LIABILITIES')
tl=s.tot('TOTAL LIABILITIES',[L('2010','Accounts Payable',7312.18,4860),L('2050','Accrued Expenses',2140,0),L('2110','Prepaid Assessments',14286,0),L('2150','Clubhouse Deposits Held',900,0),L('2200','Federal Income Tax Payable',0,611)],kind='TOTAL',key='total_liabilities')
s.head('FUND BALANCES')
pre=[ (38417.62+25103.88+200+9864.5+650-3200+6845.33+1175-12500)-(7312.18+2140+14286+900), (84226.41+100000+75000+2318.55+12500)-(4860+611)]
ex=[-4127.36,31804.92]; tr=[-5000,5000]
f=[L('3010','Fund Balance, January 1, 2025',pre[0]-ex[0]-tr[0],pre[1]-ex[1]-tr[1]),L('3050','Interfund Transfer (Board 6/12/25)',tr[0],tr[1]),L('3090','Excess (Deficit) of Revenue over Expense - Current Year',ex[0],ex[1])]
tf=s.tot('TOTAL FUND BALANCES',f,kind='TOTAL',key='total_equity')
s.tot('TOTAL LIABILITIES AND FUND BALANCES',[tl,tf],kind='TOTAL')
wb=xlsxwriter.Workbook(D+F); ws=wb.add_worksheet('Bal Sheet Dec')
f0=dict(font_name='Cambria',font_size=11)
def fmt(**k): return wb.add_format({**f0,**k})
ac='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
ws.set_column(0,0,2); ws.set_column(1,1,8); ws.set_column(2,2,50); ws.set_column(3,5,17); ws.hide_gridlines(2); ws.set_portrait(); ws.fit_to_pages(1,1)
ws.merge_range('B2:F2','Heron Lakes Homeowners Association',fmt(bold=1,font_size=15,align='center',font_color='#1F3864'))
ws.merge_range('B3:F3','Fund Balance Sheet',fmt(bold=1,align='center',font_size=12)); ws.merge_range('B4:F4','As of December 31, 2025',fmt(align='center',italic=1))
ws.merge_range('B5:F5','Modified accrual - unaudited - for Board use only',fmt(align='center',italic=1,font_size=9,font_color='#7F7F7F'))
hd=fmt(bold=1,align='center',bg_color='#DDEBF7',border=1,text_wrap=1,valign='vcenter')
for j,t in enumerate(['Acct','','Operating\nFund','Reserve\nFund','Total\nAll Funds']): ws.write(6,1+j,t,hd)
ws.set_row(6,32); r=7; pos={}
for k,q in enumerate(s.rows):
    pos[k]=r
    if q['type']=='HEADING':
        if q['label'].isupper():
            r+= 0 if k==0 else 1; pos[k]=r
            ws.merge_range(r,1,r,5,q['label'],fmt(bold=1,font_color='white',bg_color='#1F3864'))
        else: ws.write(r,2,q['label'],fmt(bold=1,underline=1))
    elif q['type']=='LINE':
        ws.write(r,1,int(q['code']),fmt(align='left',font_color='#595959')); ws.write(r,2,q['label'],fmt(indent=1))
        for j in(0,1): ws.write_number(r,3+j,q['v'][j]/100,fmt(num_format=ac))
        ws.write_formula(r,5,f'=SUM(D{r+1}:E{r+1})',fmt(num_format=ac),q['v'][2]/100)
    else:
        big=q['type']=='TOTAL'; k2=dict(bold=1,num_format=ac,top=1); 
        if big: k2['bottom']=6
        ws.write(r,2,q['label'],fmt(bold=1,**({} if big else {'indent':2})))
        for j in range(3):
            col='DEF'[j]; fo='='+'+'.join(f'{col}{pos[i]+1}' for i,_ in q['items'])
            ws.write_formula(r,3+j,fo,fmt(**k2),q['v'][j]/100)
        r+= 0 if not big else 0
    r+=1
ws.write(r+1,2,'Prepared by Ridgeline Association Services - 1/14/2026',fmt(italic=1,font_size=9))
ws.write(r+2,2,'Reserve study dated 4/2023 recommends balance of $291,000 at 12/31/2025.',fmt(italic=1,font_size=9))
wb.close()
save(F,'OTHER','BALANCE_SHEET','small association management office','hand-made fund balance sheet, three fund columns, formulas',False,[s])
