# senior living workbook: cover, income statement (comparative + change), balance sheet two-year, census
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
P='Rosebay Manor'
s=St('Comparative Income Statement',P,None,'2024-03-31',['Qtr ended 3/31/2024','Qtr ended 3/31/2023','Increase (Decrease)'],sheet='P&L')
g=lambda a,b:[a,b,a-b]
i=[s.l(l,g(*q)) for l,q in [('Independent living fees',(641280,655917)),('Assisted living fees',(518744,472360)),('Entrance fee amortisation',(38250,41900)),('Ancillary services',(27415,25088)),('Contractual allowances',(-46120,-31875))]]
ti=s.t('Net operating revenues',i,key='total_income')
s.h('Expenses:');e=[s.l(l,g(*q)) for l,q in [('Nursing and care',(298610,271445)),('Dietary',(161932,158204)),('Activities',(18760,17215)),('Housekeeping and laundry',(52318,49870)),('Plant operations',(97405,103662)),('Administration',(121088,112940)),('Marketing',(24377,30118)),('Insurance and taxes',(61250,54800))]]
te=s.t('Total operating expenses',e,key='total_operating_expenses')
no=s.t('Net operating income',[ti,te],[1,-1],key='noi')
x=[s.l('Bond interest',g(168400,171250)),s.l('Depreciation',g(112700,110925)),s.l('Trustee and forbearance costs',g(43615,0))]
tx=s.t('Total other charges',x);s.t('Net income',[no,tx],[1,-1],typ='TOTAL',key='net_income')
b=St('Balance Sheet',P,None,'2024-03-31',['March 31, 2024','December 31, 2023'],sheet='BS')
b.h('Assets');b.h('Current Assets');k=[b.l('Operating cash',[284116,331908],'1010'),b.l('Resident accounts receivable',[206540,188312],'1200'),b.l('Allowance for doubtful accounts',[-41500,-35000],'1290'),b.l('Inventory and prepaids',[73825,90110],'1400')];c1=b.t('Total Current Assets',k)
b.h('Assets Limited as to Use');k=[b.l('Debt service reserve fund',[1250000,1250000],'1510'),b.l('Resident deposits held',[96400,93150],'1520')];c2=b.t('Total Assets Limited as to Use',k)
b.h('Property and Equipment');k=[b.l('Land and land improvements',[1480000,1480000],'1600'),b.l('Buildings',[18226400,18190250],'1620'),b.l('Furnishings and vehicles',[1339770,1321205],'1640'),b.l('Accumulated depreciation',[-7764915,-7652215],'1690')];c3=b.t('Net Property and Equipment',k)
ta=b.t('Total Assets',[c1,c2,c3],typ='TOTAL',key='total_assets')
b.h('Liabilities and Net Assets');b.h('Current Liabilities');k=[b.l('Accounts payable',[318442,276019],'2010'),b.l('Accrued payroll',[127330,141876],'2100'),b.l('Accrued bond interest',[224533,56133],'2150'),b.l('Current portion of bonds',[385000,385000],'2200')];d1=b.t('Total Current Liabilities',k)
b.h('Long-Term Liabilities');k=[b.l('Revenue bonds, Series 2015',[12640000,12640000],'2500'),b.l('Deferred entrance fees',[871650,909900],'2600'),b.l('Resident deposits',[96400,93150],'2650')];d2=b.t('Total Long-Term Liabilities',k)
tl=b.t('Total Liabilities',[d1,d2],key='total_liabilities')
A,L=b.rows[ta]['values'],b.rows[tl]['values'];q=[u-v for u,v in zip(A,L)]
ni=s.rows[-1]['values'][0]
k=[b.l('Net assets, beginning of year',[q[1],615880],'3100'),b.l('Current year change',[q[0]-q[1],q[1]-615880],'3900')]
te=b.t('Total Net Assets',k,key='total_equity');b.t('Total Liabilities and Net Assets',[tl,te],typ='TOTAL')
# tie the current year change in net assets to the quarter's net income through depreciation-free plug: buildings
dlt=ni-(q[0]-q[1]);b.rows[k[1]]['values'][0]+=dlt
def shift(idx): b.rows[idx]['values'][0]+=dlt
ci=[n for n,r in enumerate(b.rows) if r['label']=='Operating cash'][0]
for n in (ci,c1,ta,te,len(b.rows)-1): shift(n)
print('   cash now',b.rows[ci]['values'])
wb=openpyxl.Workbook();w=wb.active;w.title='Cover'
w['C5']='Rosebay Manor';w['C5'].font=Font(size=22,bold=True,color='7A1F3D');w['C7']='Financial package for the Bond Trustee';w['C8']='Quarter ended March 31, 2024';w['C10']='Contents: P&L, BS, Census'
hf=PatternFill('solid',fgColor='7A1F3D')
def sheet(nm,st,top,heads,codes):
    w=wb.create_sheet(nm)
    for n,t in enumerate(top): w.cell(n+1,1,t).font=Font(bold=n<2,size=13-2*n)
    c0=2 if codes else 1;y=len(top)+2
    for n,t in enumerate((['Acct'] if codes else [])+['']+heads):
        c=w.cell(y,n+1,t);c.fill=hf;c.font=Font(bold=True,color='FFFFFF');c.alignment=Alignment(horizontal='center',wrap_text=True)
    y+=1
    for r in st.rows:
        ln=r['rowType']=='LINE';hd=r['rowType']=='HEADING'
        if codes and r['accountCode']: w.cell(y,1,int(r['accountCode']))
        c=w.cell(y,c0,r['label']);c.alignment=Alignment(indent=1 if ln else 0);c.font=Font(bold=not ln)
        if not hd:
            for n,v in enumerate(r['values']):
                c=w.cell(y,c0+1+n,v);c.number_format='#,##0;[Red](#,##0)';c.font=Font(bold=not ln)
                if not ln: c.border=Border(top=Side(style='hair'),bottom=Side(style='thin'))
        y+=1
        if r['rowType']=='TOTAL': y+=1
    w.row_dimensions[len(top)+2].height=31;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w.column_dimensions['A'].width=8 if codes else 36
    for a in 'BCDE': w.column_dimensions[a].width=18
    if codes: w.column_dimensions['B'].width=36
sheet('P&L',s,['Rosebay Manor','Comparative Income Statement','Three months ended March 31'],['Qtr ended\n3/31/2024','Qtr ended\n3/31/2023','Increase\n(Decrease)'],False)
sheet('BS',b,['Rosebay Manor','Balance Sheet'],['March 31, 2024','December 31, 2023'],True)
w=wb.create_sheet('Census')
for r in [['Average census','Units','Occupied','%'],['Independent',84,71,.845],['Assisted',46,41,.891]]: w.append(r)
N='10_rosebay_package.xlsx';wb.save(D(N))
save(N,[s,b],'SENIOR_HOUSING','OPERATING_STATEMENT','workbook with cover, comparative P&L sheet, balance sheet, census',True)
