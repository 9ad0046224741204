from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
import xlsxwriter
f='10_Hartsell_Family_Land_LP_balance_sheet.xlsx'
P='Hartsell Family Land LP'
b=S('Balance Sheet',P,['Cost Basis','Market Value'],None,'2024-12-31',sheet='Balance Sheet')
b.h('ASSETS'); b.h('Current assets')
ca=[b.l('Farm checking - Peoples Bank',[48_312,48_312]),b.l('Money market',[120_655,120_655]),b.l('Rent receivable (2nd half - Weaver)',[14_820,14_820]),b.l('Patronage refunds due',[None,3_150])]
t1=b.t('Total current assets',ca)
b.h('Intermediate assets')
ia=[b.l('Grain bins & dryer (net)',[21_480,68_000]),b.l('Tile & well improvements (net)',[57_935,90_000]),b.l('Co-op stock',[6_200,11_400])]
t2=b.t('Total intermediate assets',ia)
b.h('Land & buildings')
la=[b.l('Home Quarter - 156 ac',[187_200,1_638_000]),b.l('Creek 80 - 78.5 ac',[141_300,745_750]),b.l('Schoolhouse Forty - 40 ac',[92_000,410_000]),b.l('Timber & pasture - 61 ac',[54_900,268_400]),b.l('House, shop & cattle barn (net)',[73_615,215_000])]
t3=b.t('Total land & buildings',la)
ta=b.t('TOTAL ASSETS',[t1,t2,t3],kind='TOTAL',key='total_assets')
b.h('LIABILITIES'); b.h('Current liabilities')
cl=[b.l('Accounts payable',[3_945,3_945]),b.l('Real estate tax accrued',[17_260,17_260]),b.l('Prepaid cash rent - 2025 season',[22_500,22_500]),b.l('Farm Credit - principal due in 12 months',[28_400,28_400])]
t4=b.t('Total current liabilities',cl)
b.h('Long term liabilities')
ll=[b.l('Farm Credit - Creek 80 mortgage',[241_750,241_750]),b.l('Contract - E. Hartsell estate',[96_000,96_000]),b.l('Deferred tax on gain (est. 18%)',[None,524_617])]
t5=b.t('Total long term liabilities',ll)
tl=b.t('TOTAL LIABILITIES',[t4,t5],key='total_liabilities')
b.h('PARTNERS\' EQUITY')
A,L_=b.v(ta),b.v(tl)
eq_tot=[A[k]-L_[k] for k in(0,1)]
d0=-36_000; ni=None
# income statement first for tie
o=S('2024 Income',P,['2024','2023'],'2024-01-01','2024-12-31',sheet='Income')
rv=[o.l('Cash rent - Weaver Bros (crop ground)',[74_100,71_250]),o.l('Cash rent - pasture',[4_270,4_270]),o.l('Crop share - Schoolhouse Forty',[11_386,14_052]),o.l('House rent',[10_800,10_200]),o.l('Hunting lease',[2_500,2_500]),o.l('CRP payments',[3_162,3_162]),o.l('Patronage dividends',[1_148,986]),o.l('Interest',[5_377,3_904])]
tr=o.t('Total receipts',rv,key='total_income')
ex=[o.l('Real estate taxes',[17_260,16_715]),o.l('Insurance',[5_938,5_410]),o.l('Repairs - fence, tile, buildings',[7_614,12_277]),o.l('Seed & lime (crop share half)',[3_905,4_118]),o.l('Utilities - shop & well',[1_463,1_388]),o.l('Accounting & LP filing',[2_250,2_150]),o.l('Manager fee - J. Hartsell',[6_000,6_000]),o.l('Depreciation',[9_820,10_455])]
te=o.t('Total expenses',ex,key='total_operating_expenses')
no=o.t('Net farm rental income',[tr,te],minus=[te],key='noi')
it=o.l('Interest - Farm Credit',[15_218,16_604]); ic=o.l('Interest - contract',[4_800,5_200])
n=o.t('Net income',[no,it,ic],minus=[it,ic],key='net_income',kind='TOTAL')
ni=o.v(n)[0]
open_cap=eq_tot[0]-ni-d0
e=[b.l('Capital, January 1',[open_cap,open_cap]),b.l('Net income 2024',[ni,ni]),b.l('Distributions',[d0,d0]),b.l('Valuation equity',[None,eq_tot[1]-eq_tot[0]])]
t6=b.t("Total partners' equity",e,key='total_equity')
tt=b.t('TOTAL LIABILITIES & EQUITY',[tl,t6],kind='TOTAL')
assert b.v(tt)==b.v(ta)
w=xlsxwriter.Workbook(DOC+f); 
G='#4F6228'
F=lambda **k:w.add_format(dict({'font_name':'Cambria','font_size':11},**k))
ti_=F(bold=1,font_size=16,font_color=G); sub=F(italic=1); hd=F(bold=1,font_color='white',bg_color=G,align='center',text_wrap=1,valign='vcenter'); sec=F(bold=1,bg_color='#EBF1DE'); lab=F(indent=1); n0=F(num_format='$#,##0;[Red]($#,##0)'); n1=F(num_format='$#,##0;[Red]($#,##0)',bold=1,top=1); n2=F(num_format='$#,##0;[Red]($#,##0)',bold=1,top=1,bottom=6); bl=F(bold=1); sm=F(font_size=9,italic=1,text_wrap=1)
ws=w.add_worksheet('Balance Sheet'); ws2=w.add_worksheet('Income'); ws3=w.add_worksheet('Acres')
ws.set_column(0,0,44); ws.set_column(1,1,16); ws.set_column(2,2,3); ws.set_column(3,3,16)
ws.write(0,0,P,ti_); ws.write(1,0,'Balance Sheet - December 31, 2024',sub)
ws.write(3,0,'',hd); ws.write(3,1,'Cost Basis',hd); ws.write(3,2,'',hd); ws.write(3,3,'Market Value',hd)
def put(ws,s,r,cols):
    pos={}
    for ix,(row,m) in enumerate(s.R()):
        if row['rowType']=='HEADING':
            ws.write(r,0,row['label'],sec if row['label'].isupper() else bl)
            if row['label'].isupper():
                for c in range(1,cols[-1]+1): ws.write_blank(r,c,None,sec)
            r+=1; continue
        tot=row['rowType']!='LINE'; pos[ix]=r
        ws.write(r,0,row['label'],bl if tot else lab)
        for c,v in zip(cols,row['values']):
            if tot:
                L=chr(65+c); fm='='+''.join(('-' if i in m['minus'] else '+')+f'{L}{pos[i]+1}' for i in row['footsFrom']['items']).lstrip('+')
                ws.write_formula(r,c,fm,n2 if row['rowType']=='TOTAL' else n1,v)
            elif v is not None: ws.write_number(r,c,v,n0)
        r+=2 if tot else 1
    return r
r=put(ws,b,4,[1,3]); ws.merge_range(r,0,r+2,3,'Market values: county auction results and family estimate Jan 2025; not an appraisal. Prepared without audit for the partners and Farm Credit.',sm)
ws.fit_to_pages(1,1)
ws2.set_column(0,0,40); ws2.set_column(1,2,14); ws2.write(0,0,P,ti_); ws2.write(1,0,'2024 Income',sub); ws2.write(3,0,'',hd); ws2.write(3,1,2024,hd); ws2.write(3,2,2023,hd); put(ws2,o,4,[1,2])
ws3.write_row(0,0,['Farm','Section-Twp-Range','Acres','Tillable'],bl)
for k,x in enumerate([['Home Quarter','NE 14-88-23',156,148.2],['Creek 80','N/2 SW 23-88-23',78.5,71.9],['Schoolhouse Forty','SE SE 11-88-23',40,38.6],['Timber & pasture','W pt 22-88-23',61,0]]): ws3.write_row(1+k,0,x)
ws3.set_column(0,1,20); w.close()
save(f,[b,o],'LAND','BALANCE_SHEET','farm family partnership (US)','hand-made workbook, cost and market columns, balance sheet and income on two sheets','medium')
