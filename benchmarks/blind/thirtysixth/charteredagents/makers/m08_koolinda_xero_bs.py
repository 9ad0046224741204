# Australian unit trust, Xero balance sheet export
import openpyxl
from openpyxl.styles import Font,Border,Side,Alignment
from .common import St
INFO=dict(file='Koolinda_Village_Unit_Trust_-_Balance_Sheet.xlsx',assetType='RETAIL',documentType='BALANCE_SHEET',author='s36a',style='Xero balance sheet export, account code column, two dates, cents',hard=False)
def make(path):
    s=St('Balance Sheet','Koolinda Village Unit Trust',None,'2025-06-30',['30 June 2025','30 June 2024'],sheet=None)
    def sec(h,ls,lv): 
        s.head(h,lv=lv); return s.total('Total '+h,[s.line(l,[float(a),float(b)],code=c,lv=lv+1) for c,l,a,b in ls],lv=lv)
    s.head('Assets',lv=0)
    a=[sec('Bank',[('090','Business Cheque Account',84316.27,61208.94),('091','Term Deposit - 90 day',250000,200000),('095','Tenant Bond Trust Account',48750,45250)],1),
       sec('Current Assets',[('610','Accounts Receivable',27914.33,39482.1),('611','Less Provision for Doubtful Debts',-6500,-4200),('620','Prepaid Insurance',14208.66,12975.4),('625','Outgoings Recoverable',9371.05,0),('630','Accrued Rent - Fixed Increases',18443.8,15902.71)],1),
       sec('Fixed Assets',[('710','Plant and Equipment',136420.5,121870.5),('711','Less Accumulated Depreciation on Plant and Equipment',-78315.42,-64902.18),('720','Car Park Lighting and Solar',92600,92600),('721','Less Accumulated Depreciation on Car Park Lighting and Solar',-23150,-13890)],1),
       sec('Non-current Assets',[('750','Land - 41 Banksia Highway',3150000,3150000),('755','Shopping Centre Building at Valuation',5825000,5500000),('760','Lease Incentives Capitalised',142000,96500),('761','Less Amortisation of Lease Incentives',-51333.34,-30416.67),('770','Borrowing Costs',8640,11520)],1)]
    ta=s.total('Total Assets',a,typ='TOTAL',lv=0,key='total_assets')
    s.head('Liabilities',lv=0)
    l=[sec('Current Liabilities',[('800','Accounts Payable',31872.49,26415.83),('804','Rent Received in Advance',22540,18116.67),('820','GST',11408.73,9962.15),('825','PAYG Withholdings Payable',0,1284),('830','Tenant Bonds Held',48750,45250),('840','Distribution Payable - June Quarter',118650.2,104300),('850','Bank Loan - Current Portion',120000,120000)],1),
       sec('Non-current Liabilities',[('900','Bank Loan - Koolinda Facility A',4180000,4300000),('905','Loan - Related Party',275000,325000)],1)]
    tl=s.total('Total Liabilities',l,typ='TOTAL',lv=0,key='total_liabilities')
    na=s.total('Net Assets',[ta,tl],[1,-1],typ='TOTAL',lv=0)
    N=s.rows[na]['vals']
    s.head('Equity',lv=0)
    cye=[412386.41,371540.08]; units=3600000.; rev=[1215000.,890000.]
    e=[s.line('Asset Revaluation Reserve',rev,code='960',lv=1),s.line('Current Year Earnings',cye,lv=1),s.line('Distributions Paid or Payable',[-412386.41,-371540.08],code='970',lv=1),s.line('Retained Earnings',[round(N[i]-units-rev[i],2) for i in(0,1)],code='965',lv=1),s.line('Unitholder Capital',[units,units],code='950',lv=1)]
    s.total('Total Equity',e,typ='TOTAL',lv=0,key='total_equity')
    for q in s.rows: q['vals']=[None if v is None else round(v,2) for v in q['vals']]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Balance Sheet'; A=lambda **k:Font(name='Arial',**k)
    for r,(t,z) in enumerate([('Balance Sheet',14),('Koolinda Village Unit Trust',12),('As at 30 June 2025',12)],1):
        ws.cell(r,1,t).font=A(size=z,bold=True); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=4); ws.cell(r,1).alignment=Alignment(horizontal='center')
    for c,t in enumerate(['Account Code','Account','30 June 2025','30 June 2024'],1):
        x=ws.cell(5,c,t); x.font=A(size=10,bold=True); x.border=Border(bottom=Side(style='thin')); x.alignment=Alignment(horizontal='right' if c>2 else 'left')
    row=6
    for q in s.rows:
        if q['type']=='HEADING' : 
            if q['meta']['lv']==0: row+=1
            ws.cell(row,1 if q['meta']['lv']==0 else 2,q['label']).font=A(size=10,bold=True)
        else:
            if q['code']: ws.cell(row,1,q['code']).font=A(size=10)
            B=q['type']!='LINE'; x=ws.cell(row,2,q['label']); x.font=A(size=10,bold=B); x.alignment=Alignment(indent=max(0,q['meta']['lv']-1))
            for c,v in enumerate(q['vals'],3):
                y=ws.cell(row,c,v); y.number_format='#,##0.00;(#,##0.00)'; y.font=A(size=10,bold=B)
                if B: y.border=Border(top=Side(style='thin'),bottom=Side(style='double') if q['type']=='TOTAL' else None)
        row+=1
        if q['type']=='TOTAL': row+=1
    for c,w in zip('ABCD',(13,54,16,16)): ws.column_dimensions[c].width=w
    ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path); return [s],False
