# South African sectional title body corporate, hand-made workbook with two funds; one row dropped
import random, openpyxl
from openpyxl.styles import Font,Border,Side,Alignment,PatternFill
from .common import St
INFO=dict(file='Jakaranda Mews BC - I&E Sept 2024 vs budget.xlsx',assetType='MULTIFAMILY',documentType='OPERATING_STATEMENT',author='s36a',style='South African body corporate, administrative and reserve fund columns under a grouped header, rand, amounts of the budget as text, blank spacer rows, trustees notes; one row dropped',hard=True)
def make(path):
    R=random.Random(3609)
    cols=['Admin Fund','Reserve Fund','Total Sept 2024','Budget 2024','Over/(Under) Budget','Total Sept 2023']
    s=St('Detailed Income and Expenditure Statement','Body Corporate of Jakaranda Mews','2023-10-01','2024-09-30',cols,sheet='I&E')
    def L(l,a,r,b): 
        t=a+r; p=round((b or t)*R.uniform(.86,1.0)) if t or b else 0
        return s.line(l,[a,r,t,b,t-b,p])
    s.head('INCOME')
    ti=s.total('TOTAL INCOME',[L('Levies – ordinary',1386240,0,1386240),L('Levies – reserve fund (CSOS PMR 22)',0,207936,207936),L('Special levy – perimeter wall',0,180000,180000),L('CSOS levy recovered',17280,0,17280),L('Electricity recovered from owners',412655,0,430000),L('Water & sewerage recovered',268914,0,255000),L('Interest on overdue levies',21438,0,12000),L('Interest on investments',6215,38740,36000),L('Clubhouse hire',8450,0,10000),L('Fines & access tags',5320,0,4000)],typ='TOTAL',key='total_income')
    s.head('EXPENDITURE'); g=[]
    for h,ls in [('Administration',[('Audit fee',14950,0,14500),('Bank charges',9876,0,9600),('CSOS levy paid',17280,0,17280),('Legal fees – levy collection',38417,0,20000),('Managing agent’s fee',158400,0,158400),('Printing, postage & AGM',7642,0,8500),('Insurance valuation',0,0,5500)]),
     ('Insurance',[('Sectional title policy premium',186324,0,179000),('Excess payments',11000,0,7500)]),
     ('Municipal – City of Tshwane',[('Electricity bulk',487930,0,495000),('Water & sanitation',301466,0,285000),('Refuse removal',74208,0,72000),('Common property rates',3914,0,4200)]),
     ('Security',[('Guarding contract',298560,0,298560),('Electric fence & CCTV',19846,0,15000),('Armed response',11820,0,11820)]),
     ('Staff & cleaning',[('Wages – caretaker & gardener',132600,0,130000),('UIF & COIDA',3215,0,3300),('Cleaning materials',14608,0,13500)]),
     ('Repairs & maintenance – day to day',[('General building repairs',46215,0,42000),('Garden & irrigation',23178,0,25000),('Gate motors & intercoms',18455,0,12000),('Plumbing',37920,0,30000),('Pool',12384,0,12000),('Generator diesel & service',28743,0,36000)]),
     ('Maintenance, repair & replacement plan (reserve)',[('Perimeter wall rebuild',0,171350,180000),('Roof waterproofing Blocks A–C',0,96480,110000),('Painting – phase 2',0,58200,60000),('Investment account charges',0,642,600)])]:
        s.head(h); g.append(s.total('Subtotal: '+h,[L(*x) for x in ls]))
    te=s.total('TOTAL EXPENDITURE',g,typ='TOTAL',key='total_operating_expenses')
    su=s.total('SURPLUS / (DEFICIT) FOR THE YEAR',[ti,te],[1,-1],typ='TOTAL',key='net_income')
    V=s.rows[su]['vals']
    ob=s.line('Accumulated funds at beginning of year',[164820,502316,667136,None,None,667136-V[5]])
    cf=s.total('Accumulated funds at end of year',[su,ob],typ='TOTAL',skip=(3,4))
    i=[k for k,q in enumerate(s.rows) if q['label']=='Plumbing'][0]
    s.drop(i,"the row 'Plumbing' (R 37 920 admin fund, budget R 30 000) is missing from Repairs & maintenance – day to day; subtotal and totals include it")
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='I&E'
    F=lambda **k:Font(name='Arial Narrow',**{**dict(size=10),**k}); th=Side(style='thin'); 
    ws['A1']='BODY CORPORATE OF JAKARANDA MEWS'; ws['A1'].font=F(size=14,bold=True); ws['A2']='SS 412/1998 – 48 sections, Moreleta Park, Pretoria'; ws['A2'].font=F()
    ws['A3']='DETAILED INCOME AND EXPENDITURE STATEMENT FOR THE YEAR ENDED 30 SEPTEMBER 2024'; ws['A3'].font=F(bold=True)
    fill=PatternFill('solid',fgColor='E4DFEC')
    ws.merge_cells('C5:E5'); ws['C5']='2024 ACTUAL'; ws['G5']='BUDGET'; ws['H5']='OVER / (UNDER)'; ws['J5']='2023'
    for c,t in zip('CDEGHJ',['Admin Fund','Reserve Fund','Total','2024','Budget','Total']): ws[c+'6']=t
    for c in 'CDEGHJ': ws[c+'7']='R'
    for r in(5,6,7):
        for c in 'ABCDEFGHIJ':
            x=ws[c+str(r)]; x.fill=fill; x.font=F(bold=True); x.alignment=Alignment(horizontal='center')
    nf='# ##0;(# ##0);"-"' ; row=9; C=[3,4,5,7,8,10]
    tx=lambda v:'-' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}').replace(',',' ')
    for q in s.rows:
        if q['type']=='HEADING':
            up=q['label'].isupper(); 
            if not up or q['label']=='EXPENDITURE': row+=1
            ws.cell(row,1 if up else 2,q['label']).font=F(bold=True,underline='single' if up else None,italic=not up)
        else:
            B=q['type']!='LINE'; ws.cell(row,1 if q['type']=='TOTAL' else 2,q['label']).font=F(bold=B)
            if not B: ws.cell(row,2).alignment=Alignment(indent=1)
            for k,(c,v) in enumerate(zip(C,q['vals'])):
                if v is None: continue
                x=ws.cell(row,c,tx(v) if k==3 else v); x.number_format='#,##0;(#,##0);"-"' if k!=3 else '@'; x.font=F(bold=B); x.alignment=Alignment(horizontal='right')
                if B: x.border=Border(top=th,bottom=Side(style='double') if q['label'].startswith(('SURPLUS','Accumulated')) else None)
            if q['type']=='TOTAL': row+=1
        row+=1
    row+=1
    for t in ['Notes to trustees:','1. Legal fees exceed budget owing to two levy matters referred to CSOS adjudication.','2. The special levy was raised by resolution of 14 February 2024 in three instalments.','Prepared by: Kloofsig Sectional Title Managers  –  unaudited']:
        ws.cell(row,2,t).font=F(size=9); row+=1
    for c,w in zip('ABCDEFGHIJ',(4,44,12,12,13,1.5,12,14,1.5,12)): ws.column_dimensions[c].width=w
    ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet('Levy arrears'); w2.append(['Section','Owner ref','Arrears R'])
    for a in [(7,'JM007',18420),(19,'JM019',46215),(33,'JM033',9310)]: w2.append(a)
    wb.save(path); return [s],True
