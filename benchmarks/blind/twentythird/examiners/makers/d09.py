# mall: statement of assets and liabilities, book / adjustment / realisable, remarks
from common import *
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
s=St('Statement of Assets and Liabilities (balance sheet)','Old Mill Galleria',None,'2024-05-31',['Per Books','Examiner Adjustments','Estimated Realisable Value'],sheet='Exhibit C')
def g(a,b=None): return [a,b,r2(a+(b or 0))]
s.h('ASSETS')
i=[s.l(l,g(*q),n=n) for l,q,n in [('Cash in DIP accounts',(618402.33,),'agreed to bank'),('Tenant receivables',(487116.09,-301400),'$285k over 120 days'),('Straight-line rent receivable',(1104250.00,-1104250.00),'no cash value'),('Receivable from affiliate',(750000.00,-750000.00),'affiliate in chapter 7'),('Prepaid expenses',(94310.45,-60000),'')]]
a=s.t('Total current assets',i)
j=[s.l(l,g(*q),n=n) for l,q,n in [('Land, buildings and improvements',(61884093.12,-28384093.12),'appraisal of 4/2024: 33,500,000'),('Accumulated depreciation',(-17402688.40,17402688.40),'eliminated'),('Tenant inducements, net',(2216440.00,-2216440.00),'')]]
b=s.t('Net real estate',j);o=s.l('Escrow held by servicer',g(903125.77),n='cash-trapped')
ta=s.t('TOTAL ASSETS',[a,b,o],typ='TOTAL',key='total_assets')
s.h('LIABILITIES');s.h('Secured')
k=[s.l('First mortgage note',g(38650000.00)),s.l('Accrued and default interest',g(1977204.18,412600.00),n='per payoff letter'),s.l('Mechanics\' liens',g(0,186245.50),n='unrecorded on books')]
c1=s.t('Total secured',k)
s.h('Priority');k=[s.l('Real property taxes',g(812377.00)),s.l('Administrative claims accrued',g(140000.00,95000.00)),s.l('Tenant deposits',g(203640.25))];c2=s.t('Total priority',k)
s.h('Unsecured');k=[s.l('Trade payables',g(655918.74,38215.11)),s.l('Gift card liability',g(48733.00,-20000)),s.l('Due to member',g(2400000.00),n='recharacterisation disputed')];c3=s.t('Total unsecured',k)
tl=s.t('TOTAL LIABILITIES',[c1,c2,c3],key='total_liabilities')
A,L=s.rows[ta]['values'],s.rows[tl]['values']
te=s.l("MEMBERS' EQUITY (DEFICIT)",[r2(x-y) for x,y in zip(A,L)]);s.k['total_equity']=te;s.rows[te]['rowType']='SUBTOTAL';s.rows[te]['footsFrom']={'items':[ta,tl]};s.sg[te]=[1,-1]
s.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],typ='TOTAL')
wb=openpyxl.Workbook();w=wb.active;w.title='Exhibit C'
F=lambda **k:Font(name='Garamond',size=k.pop('size',11),**k)
w['A1']='EXHIBIT C TO EXAMINER\'S REPORT';w['A2']='Statement of Assets and Liabilities';w['A3']='Old Mill Galleria';w['A4']='As of May 31, 2024'
for q in range(1,5): w.cell(q,1).font=F(bold=True,size=12)
for j,t in enumerate(['','Per\nBooks','Examiner\nAdjustments','Estimated\nRealisable Value','Remarks']):
    c=w.cell(6,j+1,t);c.font=F(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center' if j else 'left');c.border=Border(bottom=Side(style='medium'))
w.row_dimensions[6].height=32;y=7
for r,x in zip(s.rows,s.x):
    ln=r['rowType']=='LINE';hd=r['rowType']=='HEADING'
    c=w.cell(y,1,('   ' if ln else '')+r['label']);c.font=F(bold=not ln)
    if not hd:
        for q,v in enumerate(r['values']):
            c=w.cell(y,2+q,v);c.font=F(bold=not ln);c.number_format='$#,##0.00_);($#,##0.00)' if not ln else '#,##0.00_);(#,##0.00)'
            if not ln: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['rowType']=='TOTAL' else None)
    if x.get('n'): w.cell(y,5,x['n']).font=F(italic=True,size=10)
    y+=2 if r['rowType']=='TOTAL' else 1
w.column_dimensions['A'].width=44
for a in 'BCD': w.column_dimensions[a].width=20
w.column_dimensions['E'].width=34;w.page_setup.fitToHeight=1;w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
N='09_old_mill_exhibit_c.xlsx';wb.save(D(N))
save(N,[s],'RETAIL','BALANCE_SHEET','books / adjustments / realisable value with remarks',True)
