from common import *
import xlsxwriter
R=random.Random(582)
N='Grand Canal Office ICAV - TB by entity Q3 2025.xlsx'
money=['beginning','activity','ending']
T=Truth(N,'TB','Irish fund, four entities stacked, opening/movement/closing, FS line column',False,money)
CH='''100100|Investment property - cost|Investment property|B
100150|Investment property - capital expenditure|Investment property|B
100200|Investment property - fair value adj.|Investment property|B
100300|Lease incentives - rent free|Investment property|B
100310|Deferred letting fees|Investment property|B
110100|Rent receivable|Trade and other receivables|B
110110|Service charge receivable|Trade and other receivables|B
110190|Expected credit loss provision|Trade and other receivables|B
110300|Prepaid insurance|Trade and other receivables|B
110400|VAT recoverable|Trade and other receivables|B
110500|Intercompany - Grand Canal Office ICAV|Amounts due to/from group|B
120100|Operating account|Cash and cash equivalents|B
120110|Rent collection account|Cash and cash equivalents|B
120120|Service charge account|Restricted cash|B
120130|Tenant deposit account|Restricted cash|B
200100|Trade creditors|Trade and other payables|B
200110|Accrued expenses|Trade and other payables|B
200120|Accrued interest|Loans and borrowings|B
200130|Deferred rental income|Trade and other payables|B
200140|VAT payable|Trade and other payables|B
200150|Tenant deposits|Trade and other payables|B
210100|Senior facility|Loans and borrowings|B
210110|Unamortised debt costs|Loans and borrowings|B
220100|Profit participating note|Loans and borrowings|B
300100|Share capital|Equity|B
300200|Retained earnings b/f|Equity|B
400100|Rental income|Gross rental income|P
400110|Lease incentive amortisation|Gross rental income|P
400120|Car parking income|Gross rental income|P
400200|Service charge income|Service charge income|P
400300|Dilapidations and surrender premium|Other income|P
500100|Service charge expense|Property operating expenses|P
500110|Void service charge|Property operating expenses|P
500120|Void rates|Property operating expenses|P
500130|Property management fee|Property operating expenses|P
500140|Insurance (irrecoverable)|Property operating expenses|P
500150|Letting and legal fees|Property operating expenses|P
500160|Repairs (irrecoverable)|Property operating expenses|P
500190|Movement in ECL provision|Property operating expenses|P
600100|Asset management fee|Administrative expenses|P
600110|Audit fee|Administrative expenses|P
600120|Administration and depositary fee|Administrative expenses|P
600130|Valuation fee|Administrative expenses|P
600140|Bank charges|Administrative expenses|P
700100|Unrealised (gain)/loss on property|Fair value movements|P
800100|Senior facility interest|Finance costs|P
800110|Amortisation of debt costs|Finance costs|P
800120|PPN interest|Finance costs|P'''.split('\n')
CH=[x.split('|') for x in CH]
ENT=[('IE3101','Harcourt Terrace Propco DAC',1.0,1),('IE3102','Sir Rogerson House Propco DAC',1.62,1),('IE3104','Cork Docklands Propco DAC',.41,0),('IE3107','Naas Road Retail Propco DAC',.55,1)]
u=lambda a,b:r2(R.uniform(a,b))
def ent(s,debt):
    L=Ledger({c[0]:c[1] for c in CH}); O=L.o
    rent=u(640000,690000)*s
    O.update({'100100':round(48200000*s,-3),'100150':u(8e5,14e5)*s,'100200':-u(21e5,39e5)*s,'100300':u(3e5,5e5)*s,'100310':u(9e4,16e4)*s,'110100':u(4e4,11e4)*s,'110110':u(9e3,34e3)*s,'110190':-u(6e3,18e3)*s,'110300':u(2e4,3e4)*s,'110400':u(0,9e3)*s,'110500':-round(u(4e5,9e5)*s,-4),
     '120100':u(3e5,7e5)*s,'120110':u(1e5,2e5)*s,'120120':u(6e4,13e4)*s,'120130':u(8e4,9e4)*s,'200100':-u(3e4,8e4)*s,'200110':-u(4e4,9e4)*s,'200130':-rent*.92,'200140':-u(9e4,12e4)*s,'300100':-100,'220100':-round(21000000*s,-5)})
    O['200150']=-O['120130']
    if debt: O.update({'210100':-round(24000000*s,-5),'210110':u(1e5,2e5)*s,'200120':-u(1.8e5,2.2e5)*s})
    for h in (1,):
        O.update({'400100':-rent*2,'400110':-u(2e4,3e4)*s,'400120':-u(3e4,4e4)*s,'400200':-u(2.1e5,2.3e5)*s,'500100':u(2.0e5,2.2e5)*s,'500110':u(1e4,4e4)*s,'500120':u(1e4,3e4)*s,'500130':rent*.05,'500140':u(3e3,6e3)*s,'500150':u(1e4,5e4)*s,'500160':u(4e3,3e4)*s,'500190':u(1e3,4e3)*s,
         '600100':u(1.1e5,1.3e5)*s,'600110':9750,'600120':18400,'600130':5500*1.0,'600140':u(150,400),'700100':u(-3e5,9e5)*s,'800120':round(21000000*s,-5)*.03})
        if debt: O.update({'800100':u(4.1e5,4.3e5)*s,'800110':u(1.5e4,2e4)*s})
    if not debt: O['400300']=-85000
    for k in O: O[k]=r2(O[k])
    O['300200']=r2(-sum(O.values()))
    P=lambda d,c,a:L.post(1,d,c,a)
    P('200130','400100',rent*.92); P('110100','400100',rent*.08); P('110100','200130',rent*.93); P('110100','200140',rent*.21); P('120110','110100',rent*u(1.14,1.24)); P('120100','120110',rent*u(.9,1.05))
    P('100300','400110',u(1e4,1.6e4)*s); P('110100','400120',u(1.5e4,2e4)*s); P('110110','400200',u(1.05e5,1.2e5)*s); P('120120','110110',u(1e5,1.25e5)*s); P('500100','120120',u(1e5,1.1e5)*s)
    P('500110','200100',u(4e3,2e4)*s); P('500120','200100',u(4e3,1.2e4)*s); P('500130','200100',rent*.025); P('500140','110300',u(1e3,3e3)*s); P('500150','200100',u(2e3,3e4)*s); P('500160','200100',u(1e3,9e3)*s); P('200100','120100',u(5e4,8e4)*s)
    P('500190','110190',u(-2e3,5e3)*s); P('600100','200110',u(5.5e4,6.3e4)*s); P('600110','200110',4875); P('600120','200110',9200); P('200110','120100',u(5e4,8e4)*s); P('600140','120100',u(60,190)); P('200140','120100',u(8e4,1.1e5)*s)
    P('100150','200100',u(2e4,2e5)*s); P('700100','100200',u(-2e5,4e5)*s); P('800120','220100',round(21000000*s,-5)*.015); P('110500','120100',round(u(5e4,2e5)*s,-4))
    P('120130','200150',round(u(5e3,9e3)*s,-2))
    if debt: i=u(2.0e5,2.15e5)*s; P('800100','200120',i); P('200120','120100',i*.985); P('800110','210110',u(7e3,9e3)*s)
    return L
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{N}'); 
cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('TB by entity')
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
nf='#,##0.00_);(#,##0.00)'
cv.set_column(1,1,34); cv.set_column(2,2,40)
for i,(a,b) in enumerate([('Fund','Grand Canal Office ICAV'),('Pack','Quarterly reporting pack - trial balances'),('Period','1 July 2025 to 30 September 2025'),('Currency','EUR'),('Prepared by','ON / Fund Accounting, Dublin'),('Reviewed by','pending'),('Version','Draft 2 - 17 October 2025')]):
    cv.write(2+i,1,a,f(bold=True)); cv.write(2+i,2,b,f())
cv.fit_to_pages(1,1)
ws.set_column(0,0,10); ws.set_column(1,1,40); ws.set_column(2,2,28); ws.set_column(3,5,18); ws.hide_gridlines(2)
ws.write(0,0,'Grand Canal Office ICAV',f(bold=True,font_color='#1F3864')); ws.write(1,0,'Trial balance by entity - Q3 2025 (EUR; credits in brackets)',f())
hd=f(bold=True,bg_color='#1F3864',font_color='white',text_wrap=True,align='center',valign='vcenter')
for i,h in enumerate(['Nominal','Description','FS line','Opening\n30-Jun-25','Movement\nQ3 2025','Closing\n30-Sep-25']): ws.write(3,i,h,hd)
ws.set_row(3,30); ws.freeze_panes(4,0); ws.repeat_rows(3); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.set_footer('&L&F&RPage &P of &N')
r=4; num=f(num_format=nf); tx=f(); st=f(bold=True,num_format=nf,top=1); stx=f(bold=True,top=1); tt=f(bold=True,num_format=nf,top=1,bottom=6); ttx=f(bold=True,top=1,bottom=6); eh=f(bold=True,bg_color='#D9E1F2')
def add(ix): return {k:r2(sum(T.t['rows'][i][k] for i in ix)) for k in money}
def tot(lab,ix,fm,fx,cells):
    global r
    t=add(ix); ws.write(r,0,'',fx); ws.write(r,1,lab,fx); ws.write(r,2,'',fx)
    for j,k in enumerate(money): 
        col='DEF'[j]; t[k]=t[k]+0.0
        ws.write_formula(r,3+j,'='+cells.replace('#',col),fm,t[k])
    T.total(lab,t,ix); r+=1
allr=[]; trows=[]
for code,nm,s,debt in ENT:
    L=ent(s,debt)
    for j in range(6): ws.write(r,j,'',eh)
    ws.write(r,0,f'{code}  {nm}',eh); r+=1
    eidx=[]; subs=[]
    for part,lab in (('B','Net assets before result'),('P','Result for the period')):
        ix=[]; r0=r
        for a,n,fs,p in CH:
            if p!=part: continue
            d,c=L.sums(a,[1]); o=L.o[a]; m=r2(d-c); e=r2(o+m)
            if not(o or m): continue
            ws.write_string(r,0,a,tx); ws.write(r,1,n,tx); ws.write(r,2,fs,tx); ws.write(r,3,o,num); ws.write(r,4,m,num); ws.write_formula(r,5,f'=D{r+1}+E{r+1}',num,e)
            ix.append(T.row(account=a,name=n,beginning=o,activity=m,ending=e)); r+=1
        subs.append(r+1); tot(lab,ix,st,stx,f'SUM(#{r0+1}:#{r})'); eidx+=ix
    trows.append(r+1); tot(f'Total {code}',eidx,tt,ttx,f'ROUND(#{subs[0]}+#{subs[1]},2)'); r+=1; allr+=eidx
tot('Control total - all entities',allr,tt,ttx,'+'.join(f'#{x}' for x in trows))
ws.activate(); wb.close(); T.save(); print(N,len(T.t['rows']))
for t in T.t['totals']: 
    if t['label'].startswith(('Total','Control')): assert t['beginning']==t['activity']==t['ending']==0,t
