# HUD-like senior housing project: two sheets, account numbers, values as real numbers
from common import *; import openpyxl; from openpyxl.styles import *
R=random.Random(909)
P='Maple Grove Senior Apartments'
b=St('Statement of Financial Position (balance sheet)',P,None,'2024-06-30',['2024','2023'],sheet='Fin Position')
b.h('Current assets')
ca=b.t('Total current assets',[b.l('Cash - operations',[61284,48917],'1120'),b.l('Tenant accounts receivable',[3318,2904],'1130'),b.l('Accounts receivable - HUD',[14620,0],'1135'),b.l('Prepaid expenses',[11475,10982],'1200')],code='1100T')
b.h('Deposits held in trust - funded');td=b.l('Tenant deposits held in trust',[18406,17995],'1191')
b.h('Restricted deposits and funded reserves')
rd=b.t('Total deposits',[b.l('Escrow deposits',[22018,20744],'1310'),b.l('Reserve for replacements',[283552,214630],'1320'),b.l('Residual receipts reserve',[9204,9185],'1340')],code='1300T')
b.h('Property and equipment')
fx=b.t('Total property and equipment',[b.l('Land',[185000,185000],'1410'),b.l('Buildings',[4218600,4218600],'1420'),b.l('Building equipment - portable',[96440,88215],'1440'),b.l('Furnishings',[73912,73912],'1460')],code='1400T')
ad=b.l('Less accumulated depreciation',[-2316740,-2198406],'1495')
nf=b.t('Net property and equipment',[fx,ad],code='1400N')
ta=b.t('Total assets',[ca,td,rd,nf],'TOTAL',code='1000T',key='total_assets')
b.h('Current liabilities')
cl=b.t('Total current liabilities',[b.l('Accounts payable - operations',[19870,23416],'2110'),b.l('Accrued wages payable',[6215,5870],'2120'),b.l('Accrued interest payable - first mortgage',[5102,5266],'2131'),b.l('Mortgage payable - first mortgage (short term)',[54108,51930],'2170'),b.l('Prepaid revenue',[1844,2230],'2210')],code='2122T')
dl=b.l('Tenant deposits held in trust (contra)',[17988,17604],'2191')
b.h('Long-term liabilities')
ll=b.t('Total long-term liabilities',[b.l('Mortgage payable - first mortgage',[1618425,1672533],'2320')],code='2300T')
tl=b.t('Total liabilities',[cl,dl,ll],'TOTAL',code='2000T',key='total_liabilities')
V=lambda s,i:s.rows[i]['values']
na=[V(b,ta)[k]-V(b,tl)[k] for k in(0,1)]
nr=b.l('Without donor restrictions',[n-120000 for n in na],'3131');n2=b.l('With donor restrictions',[120000,120000],'3132')
tn=b.t('Total net assets',[nr,n2],'TOTAL',code='3130',key='total_equity')
b.t('Total liabilities and net assets',[tl,tn],'TOTAL',code='2033T')
a=St('Statement of Activities',P,'2023-07-01','2024-06-30',['2024','2023'],sheet='Activities')
def v(x): return [round(x*R.uniform(.99,1.05)),round(x*R.uniform(.93,.99))]
a.h('Rent revenue')
rr=a.t('Total rent revenue',[a.l('Rent revenue - gross potential',v(262000),'5120'),a.l('Tenant assistance payments',v(381000),'5121')],code='5100T')
a.h('Vacancies')
vc=a.t('Total vacancies',[a.l('Apartments',[-x for x in v(14800)],'5220')],code='5200T')
nr=a.t('Net rental revenue',[rr,vc],code='5152N')
a.h('Financial and other revenue')
fo=a.t('Total financial and other revenue',[a.l('Interest - reserve for replacements',[4117,3206],'5440'),a.l('Laundry and vending',v(5100),'5910'),a.l('Tenant charges',v(1300),'5920'),a.l('Gifts',[0,2500],'5945')],code='5900T')
tr=a.t('Total revenue',[nr,fo],'TOTAL',code='5000T',key='total_income')
G=[('Administrative','6263T',[('Advertising and marketing',1400,'6210'),('Office salaries',31800,'6310'),('Office expenses',9700,'6311'),('Management fee',44600,'6320'),('Manager salaries',52100,'6330'),('Auditing expense',9400,'6350'),('Bookkeeping fees',5300,'6351')]),
('Utilities','6400T',[('Electricity',28900,'6450'),('Water',17400,'6451'),('Gas',11600,'6452'),('Sewer',14200,'6453')]),
('Operating and maintenance','6500T',[('Payroll',48800,'6510'),('Supplies',13500,'6515'),('Contracts',41700,'6520'),('Garbage and trash removal',8200,'6525'),('Security payroll/contract',3900,'6530'),('Snow removal',6100,'6548')]),
('Taxes and insurance','6700T',[('Payroll taxes',10400,'6711'),('Property and liability insurance',38700,'6720'),('Workmen\'s compensation',4600,'6722'),('Health insurance',19900,'6723')])]
sb=[]
for h,c,ls in G:
    a.h(h+' expenses'); sb.append(a.t('Total %s expenses'%h.lower(),[a.l(n,v(x),k) for n,x,k in ls],code=c))
fe=None
te=a.t('Total cost of operations before interest and depreciation',sb,'TOTAL',code='6000T',key='total_operating_expenses')
ci=a.t('Change in net assets before interest and depreciation',[tr,te],'TOTAL',[1,-1],code='5060T',key='noi')
it=a.l('Interest on first mortgage payable',[62344,64281],'6820');dp=a.l('Depreciation expense',[118334,116910],'6600')
ch=a.t('Change in total net assets from operations',[ci,it,dp],'TOTAL',[1,-1,-1],code='3250',key='net_income')
d=na[0]-na[1]-V(a,ch)[0]; assert d==0,d
wb=openpyxl.Workbook();w=wb.active;w.title='Fin Position'
def draw(w,st,sub):
    w.merge_cells('A1:E1');w['A1']=P+' - HUD Project No. 042-EE118';w.merge_cells('A2:E2');w['A2']=st.d['title'].replace(' (balance sheet)','');w.merge_cells('A3:E3');w['A3']=sub
    for x in('A1','A2','A3'): w[x].alignment=Alignment(horizontal='center');w[x].font=Font(name='Times New Roman',bold=x!='A3',size=12)
    w['A5']='Account No.';w['C5']=2024;w['E5']=2023
    for x in('A5','C5','E5'): w[x].font=Font(name='Times New Roman',bold=True);w[x].border=Border(bottom=Side(style='thin'));w[x].alignment=Alignment(horizontal='center')
    y=6;first=True
    for r in st.rows:
        T=r['rowType']
        if T=='HEADING': y+=1
        c=r['accountCode']; w.cell(y,1,int(c) if c and c.isdigit() else c).alignment=Alignment(horizontal='left')
        w.cell(y,2,r['label']).alignment=Alignment(indent={'HEADING':0,'LINE':1,'SUBTOTAL':2,'TOTAL':0}[T])
        for x,z in zip((3,5),r['values']):
            if z is None: continue
            q=w.cell(y,x,z);q.number_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if first or T=='TOTAL' else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
            if T in('SUBTOTAL','TOTAL'): q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if T=='TOTAL' else None)
        if T=='LINE': first=False
        for q in w[y]: q.font=Font(name='Times New Roman',size=11,bold=T in('HEADING','TOTAL'),italic=T=='HEADING')
        y+=1
    w.cell(y+1,1,'See notes to financial statements and independent auditor\'s report.').font=Font(name='Times New Roman',italic=True,size=9)
    for x,k in dict(A=12,B=52,C=16,D=2,E=16).items(): w.column_dimensions[x].width=k
draw(w,b,'June 30, 2024 and 2023');draw(wb.create_sheet('Activities'),a,'Years ended June 30, 2024 and 2023')
wb.create_sheet('Notes')['A1']='1. Organization: the Corporation operates a 62-unit project under Section 202 of the National Housing Act.'
for z in wb.worksheets:
    z.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);z.page_setup.fitToHeight=0
wb.save(B+'documents/maple_grove_senior_hud.xlsx')
save('maple_grove_senior_hud.xlsx',[b,a],'SENIOR_HOUSING','OPERATING_STATEMENT','HUD chart, position and activities on two sheets, account numbers, dollar formats')
