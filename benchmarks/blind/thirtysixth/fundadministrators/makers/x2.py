# Retail rolling twelve with quarter subtotals between the months, pasted values; planted: one digit changed
from .common import *
import openpyxl, datetime
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
F='Marlowe Commons rolling 12 - 2024.xlsx'
def make():
    g=random.Random(3612)
    M=['Jan-24','Feb-24','Mar-24','Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24']
    cols=[]
    for q in range(4): cols+=M[q*3:q*3+3]+[f'Q{q+1}']
    cols.append('12 Months')
    def der(b,k):
        o=[]
        for q in range(4): o+=list(b[q*3:q*3+3])+[sum(b[q*3:q*3+3])]
        return o+[sum(b)]
    s=St('Rolling 12 Month Operating Statement','Marlowe Commons','2024-01-01','2024-12-31',cols,derive=der,sheet='R12',dash=True)
    def L(l,mth,vol=.1,kind='exp',only=None,st=None):
        b=[rnd(mth*max(.2,1+g.gauss(0,vol))) if only is None or i in only else 0 for i in range(12)]
        if st: b=[rnd(mth*(1 if i<st[0] else st[1])) for i in range(12)]
        return s.L(l,b,kind=kind)
    s.begin('Revenue')
    s.begin(); L('Minimum rent - anchors',148750,0,'inc',st=(6,1)); L('Minimum rent - shops',211400,0,'inc',st=(4,1.021)); L('Minimum rent - pads and ground leases',43900,0,'inc',st=(8,1.1)); L('Percentage rent',31800,.3,'inc',only=(1,2,10)); L('Temporary tenants and kiosks',7200,.35,'inc'); L('Rent concessions',-4100,.2,'inc',only=(0,1,2,3)); s.end('Total rent')
    s.begin(); L('CAM reimbursements',61200,.02,'inc'); L('Real estate tax reimbursements',70400,.01,'inc'); L('Insurance reimbursements',12900,.01,'inc'); L('Prior-year reconciliation billings',38412,0,'inc',only=(3,)); L('Marketing fund contributions',6350,.02,'inc'); s.end('Total recoveries')
    L('Sign, antenna and other income',4800,.2,'inc'); L('Provision for uncollectible accounts',-5600,.6,'inc')
    ti=s.end('Total revenue',key='total_income',typ='TOTAL')
    s.begin('Common area maintenance')
    L('Parking lot sweeping and striping',7100,.15); L('Landscaping',9300,.1,only=range(2,11)); L('Snow and ice removal',18400,.4,only=(0,1,2,11)); L('Parking lot lighting',5200,.08); L('Security patrol',14650,.03); L('Trash and recycling',6100,.08); L('Repairs and maintenance - roofs',3400,.8); L('Repairs and maintenance - general',11800,.25); L('Fire sprinkler and alarm',1900,.4); L('CAM water and sewer',2700,.15); L('On-site porter payroll',12200,.03)
    cam=s.end('Total CAM',kind='exp')
    s.begin('Other operating expenses')
    L('Real estate taxes',83300,0,st=(6,1.035)); L('Property insurance',15400,0,st=(3,1.12)); L('Management fee',21900,.03); L('Marketing fund expenses',6800,.4); L('Non-recoverable legal',2900,.7); L('Vacant space utilities',1350,.2); L('Bank and administrative',820,.2)
    oo=s.end('Total other operating expenses',kind='exp')
    te=s.T('Total operating expenses',[(cam,1),(oo,1)],kind='exp',key='total_operating_expenses')
    noi=s.T('Net operating income',[(ti,1),(te,-1)],key='noi')
    ds=L('Debt service - interest',118900,.012); ti_=L('Tenant improvement allowances',61500,.2,only=(4,8)); lc=L('Leasing commissions',24700,.2,only=(4,7,8)); cx=L('Capital - parking lot overlay',187400,0,only=(6,))
    s.T('Cash flow after capital and debt',[(noi,1),(ds,-1),(ti_,-1),(lc,-1),(cx,-1)],key='net_cash_flow')
    s.R('Leased % of GLA (264,900 SF)',sum([[round(v,3) for v in q]+[q[2]] for q in ([.942,.942,.936],[.936,.951,.951],[.951,.948,.963],[.963,.963,.963])],[])+[.963])
    # plant
    r=next(r for r in s.rows if r['label']=='Security patrol'); c=8; o=r['base'][c]; t=str(o); assert len(t)==5
    nv=int(t[0]+str((int(t[1])+4)%10)+t[2:]); r['shown']=list(r['base']); r['shown'][c]=nv; r['vals'][10]=nv
    s.planted={'what':f"'Security patrol', Sep-24: printed {nv:,} instead of {o:,}; Q3, 12 Months and Total CAM use the right amount",'kind':'digit_changed'}
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='R12'
    wb.properties.created=datetime.datetime(2025,1,20)
    f=lambda **k:Font(name='Calibri',size=9,**k)
    ws['B1']='Marlowe Commons'; ws['B1'].font=Font(name='Calibri',size=14,bold=True); ws['B2']='Rolling 12 Month Operating Statement - months ended December 31, 2024'; ws['B3']='MRI ledger export, values only. Cash basis rents; taxes and insurance accrued.'; ws['B3'].font=f(italic=True)
    y=5
    for q in range(4):
        ws.cell(y,3+q*4,f'{["First","Second","Third","Fourth"][q]} quarter').alignment=Alignment(horizontal='center'); ws.merge_cells(start_row=y,start_column=3+q*4,end_row=y,end_column=6+q*4)
        ws.cell(y,3+q*4).font=f(bold=True); ws.cell(y,3+q*4).fill=PatternFill('solid',fgColor='E2EFDA')
    y=6
    for k,h in enumerate(cols):
        cc=ws.cell(y,3+k); cc.font=f(bold=True); cc.alignment=Alignment(horizontal='right'); cc.border=Border(bottom=Side(style='medium'))
        if '-24' in h: cc.value=datetime.date(2024,M.index(h)+1,1); cc.number_format='mmm-yy'
        else: cc.value=h
    y=7
    for r in s.rows:
        tot=r['items'] is not None
        if r['type']=='HEADING': y+=1
        a=ws.cell(y,2,r['label']); a.font=f(bold=tot or r['type']=='HEADING'); a.alignment=Alignment(indent=0 if tot else (1 if r['type']=='LINE' and r['lvl'] else 0))
        if r['type']!='HEADING':
            for k,v in enumerate(r['vals']):
                cc=ws.cell(y,3+k,v); cc.font=f(bold=tot or cols[k][0]=='Q' or k==16); cc.number_format='0.0%' if r['raw'] else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
                if tot: cc.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['type']=='TOTAL' and 'Net' in r['label'] else None)
                if cols[k][0]=='Q': cc.fill=PatternFill('solid',fgColor='F2F2F2')
        y+=1
        if r['type']=='TOTAL' or r['label']=='Total CAM': y+=1
    ws.cell(y+1,2,'Parking lot overlay: Phase 1 of 2, funded from the lender reserve in July.').font=f(italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=38
    for k in range(17): ws.column_dimensions[col(2+k)].width=11
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,F))
    save(F,[s],'RETAIL','OPERATING_STATEMENT_T12','JV asset manager, MRI to Excel','Months with quarter subtotals between them, real dates in the header, pasted values, leading blank column, unheaded groups',True)
