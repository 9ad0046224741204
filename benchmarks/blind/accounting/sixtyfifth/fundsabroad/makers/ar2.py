from common import *
import openpyxl, datetime as dt
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(65202); asof=dt.date(2025,9,30)
T=[('C-000118','Gulf Meridian Engineering Consultants','0901'),('C-000121','Noor Al Sahra Trading LLC','0704'),('C-000126','Falcon Crest Aviation Services FZ-LLC','1201-1204'),('C-000133','Blue Dhow Shipping Agency','0502'),('C-000140','Al Wathba Medical Supplies Est.','G-03'),('C-000147','Karak House Cafe','G-01'),('C-000152','Tamkeen Recruitment & HR','0611'),('C-000159','Petrovane Energy Middle East','1400'),('C-000163','Desert Lynx Media','0308'),('C-000170','Saadiyat Legal Consultancy','1002'),('C-000178','Quantum Fitout & Interiors','0210'),('C-000185','Orient Pearl Insurance Brokers','0805'),('C-000191','Zafeer Information Technology','0409'),('C-000204','Marhaba Typing & Documents Clearing','G-05'),('C-000211','Rimal Geotechnical Laboratory','0106')]
wb=openpyxl.Workbook(); wp=wb.active; wp.title='Parameters'
for r in [('Report','Customer aging with invoice detail'),('Legal entity','KHLD - Khalidiya Holding Real Estate'),('Property','Corniche Square Tower, Abu Dhabi'),('Aging as of',asof),('Aging based on','Due date'),('Currency','AED'),('Printed by','accounts.receivable'),('Printed',dt.datetime(2025,10,2,9,41))]: wp.append(r)
for row in wp.iter_rows(min_col=1,max_col=1):
    for x in row: x.font=Font(name='Segoe UI',bold=True,size=9)
wp['B4'].number_format='dd-mmm-yyyy'; wp['B8'].number_format='dd-mmm-yyyy hh:mm'; wp.column_dimensions['A'].width=18; wp.column_dimensions['B'].width=44
for i in range(1,9): wp.cell(i,2).alignment=Alignment(horizontal='left')
ws=wb.create_sheet('Aging'); fn=lambda **k:Font(name='Segoe UI',size=9,**k)
ws['A1']='Corniche Square Tower'; ws['A1'].font=Font(name='Segoe UI',size=14,bold=True)
ws['A2']='Customer aging - invoice detail as of 30-Sep-2025 (AED)'; ws['A2'].font=fn(italic=True)
HD=['Unit','Invoice','Invoice date','Due date','Description','Invoice amount','Balance','Not due','1 - 30','31 - 60','61 - 90','91 - 120','Over 120']
K=['other:Invoice amount','total','current','b1_30','b31_60','b61_90','b91_120','b120']
thin=Side(style='thin',color='999999'); fill=PatternFill('solid',fgColor='1F3864')
ws.merge_cells('H4:M4'); ws['H4']='Days past due'; 
for cc in range(1,14):
    ws.cell(4,cc).fill=fill; x=ws.cell(5,cc,HD[cc-1]); x.fill=fill; x.font=fn(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='right' if cc>5 else 'left',wrap_text=True)
ws['H4'].font=fn(bold=True,color='FFFFFF'); ws['H4'].alignment=Alignment(horizontal='center')
NF='#,##0.00;(#,##0.00);-'
r=6; rows=[];tot=[];G=[0]*8; inv=104410; rate={}
def puts(v,bold,skipzero):
    d={}
    for j,(k,q) in enumerate(zip(K,v)):
        if q==0 and skipzero: continue
        x=ws.cell(r,6+j,q/100); x.number_format=NF; x.font=fn(bold=bold)
        if q: d[k]=num(q)
    return d
plt='C-000178'
for code,name,unit in T:
    ws.cell(r,1,f'{code}   {name}').font=fn(bold=True); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7)
    for cc in range(1,14): ws.cell(r,cc).fill=PatternFill('solid',fgColor='DDE5F2')
    r+=1; S=[0]*8; n=rng.choice([2,3,4,4,5,6,7]); q=rng.choice([21500,34800,52750,88200,164000])
    L=[]
    for i in range(n):
        ds=rng.choice(['Rent Q3 2025','Rent Q4 2025','Service charge Q3 2025','Chilled water Aug-25','Chilled water Jul-25','Parking permits','Rent Q2 2025','Municipality fee (Tawtheeq)','Late payment fee','Returned cheque fee'])
        due={'Rent Q3 2025':dt.date(2025,7,1),'Rent Q4 2025':dt.date(2025,10,1),'Rent Q2 2025':dt.date(2025,4,1),'Service charge Q3 2025':dt.date(2025,7,15)}.get(ds) or asof-dt.timedelta(rng.randint(-20,150))
        if ds=='Chilled water Aug-25': due=dt.date(2025,9,20)
        if ds=='Chilled water Jul-25': due=dt.date(2025,8,20)
        am=int({'R':q,'S':q*.18,'C':q*.06,'P':4200,'M':1050,'L':500}.get(ds[0],q)*100*rng.uniform(.95,1.05))
        if ds[:8]=='Returned': am=52500
        if ds[:4]=='Late': am=78750
        if ds[:4]=='Park': am=rng.choice([105000,210000,441000])
        if ds[:4]=='Muni': am=105000
        L.append((due,ds,am))
    if rng.random()<.3: L.append((asof-dt.timedelta(rng.randint(2,55)),'Payment on account',-int(q*100*rng.uniform(.1,.6)//5000*5000)))
    L.sort(key=lambda t:t[0]); seen=set()
    for due,ds,am in L:
        if ds in seen: continue
        seen.add(ds)
        bal=am if am<0 or rng.random()<.72 else int(am*rng.uniform(.2,.8))
        od=(asof-due).days; b=[0]*6
        k=0 if od<=0 else min(5,(od-1)//30+1); b[k]=bal
        inv+=rng.randint(3,90); no=f'INV-{inv}' if am>0 else f'RCT-{inv-60000}'
        idt=due-dt.timedelta(rng.choice([7,14,15,30])) if am>0 else due
        if idt>asof: idt=asof-dt.timedelta(rng.randint(1,9))
        for cc,v in enumerate([unit,no,idt,due,ds],1):
            x=ws.cell(r,cc,v); x.font=fn()
            if cc in(3,4): x.number_format='dd-mmm-yy'; x.alignment=Alignment(horizontal='left')
        v=[am,bal]+b; S=[a+c for a,c in zip(S,v)]
        rows.append(dict(unit=unit,name=name,resident=code,invoice=no,date=idt.isoformat(),charge=ds,**puts(v,False,True))); r+=1
    ws.cell(r,5,f'Total {code}').font=fn(bold=True)
    for cc in range(5,14): ws.cell(r,cc).border=Border(top=thin)
    tot.append(dict(label=f'Total {code}',**puts(S,True,False))); r+=2
    G=[a+c for a,c in zip(G,S)]
ws.cell(r,5,'Grand total').font=fn(bold=True)
for cc in range(5,14): ws.cell(r,cc).border=Border(top=thin,bottom=Side(style='double'))
tot.append(dict(label='Grand total',**puts(G,True,False))); 
for l,w in zip('ABCDEFGHIJKLM',[11,13,12,12,28,15,15,14,14,14,14,14,14]): ws.column_dimensions[l].width=w
ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='4:5'
wb.active=1; wb.save(DOC+'ar_d365_corniche_invoices.xlsx')
save('ar_d365_corniche_invoices.xlsx','AR',K,rows,tot,'Dynamics 365 export, parameter sheet + customer headings with invoice lines, AED office tower',False)
print(len(rows),G, sum(G[2:])==G[1])
