# LibreOffice-printed AR by tenant then charge, months columns, tenant shown once
from common import *
import openpyxl,subprocess,shutil
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(41006)
M=['current','m1','m2','m3','other:Older','total']
D=Doc('Past due list - Linden Row.pdf','AR',M)
T=[('1A','Hargreave, M.','R'),('1C','Pellegrino / Osei','R'),('2B','Tomasz Wilk','R'),('2D','Beatrice Amundsen','R'),('3A','Jhaveri Household','R'),('3C','Darnell Coates','R'),('4B','Ruth Ellen Fairweather','R'),('4D','Quan, Stephanie & Bo','R'),('S1','Corner Grind Coffee LLC','C'),('S2','Mori Alterations','C'),('S3','Linden Row Pharmacy, Inc.','C'),('G-07','Tomasz Wilk','G'),('G-11','Outside lessee: P. Rourke','G')]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Past due'
f=lambda **k: Font(name='Liberation Serif',size=k.pop('size',10),**k)
ws['A1']='LINDEN ROW';ws['A1'].font=f(bold=True,size=14)
ws['A2']='Receivables past due and current, month end October 2025';ws['A2'].font=f()
hdr=['Unit','Tenant','Charge','Current','1 Month','2 Months','3 Months','Older','Balance']
g=Side(style='hair');th=Side(style='thin')
for j,h in enumerate(hdr,1):
    x=ws.cell(4,j,h);x.font=f(bold=True);x.border=Border(top=th,bottom=th,left=g,right=g);x.fill=PatternFill('solid',fgColor='FFF2CC');x.alignment=Alignment(horizontal='left' if j<4 else 'center')
r=5; G={k:0 for k in M}; allm=[]
def put(v,bold=False):
    for j,k in enumerate(M,4):
        x=ws.cell(r,j,v.get(k)); x.number_format='$#,##0.00;-$#,##0.00'; x.font=f(bold=bold)
    for j in range(1,10): ws.cell(r,j).border=Border(bottom=g,left=g,right=g)
for u,n,t in T:
    base=dict(R=R.choice([1375,1450,1590,1725]),C=R.choice([2800,3350,4125.5]),G=95)[t]
    ch=[('Rent' if t!='G' else 'Garage',base)]
    if t=='C': ch.append(('CAM',r2(base*.16)));ch.append(('RE tax',r2(base*.09)))
    elif t=='R':
        if R.random()<.6: ch.append(('Late fee',65.0))
        if R.random()<.5: ch.append(('Water',r2(R.uniform(22,68))))
        if R.random()<.25: ch.append(('Pet',35.0))
    depth=R.choice([1,2,2,3,4,5,5]); mem=[];S={k:0 for k in M};first=True
    for cn,a in ch:
        v={}
        for q,k in enumerate(M[:5]):
            if q<depth and (R.random()<.75 or q==depth-1): v[k]=r2(a*(1 if k!='other:Older' else R.choice([2,3])) if R.random()<.75 else a*R.uniform(.2,.9))
        if not v: continue
        v['total']=r2(sum(v.values()))
        mem.append(D.row(property='LINDEN ROW',unit=u,name=n,charge=cn,**v))
        if first: ws.cell(r,1,u).font=f();ws.cell(r,2,n).font=f();first=False
        ws.cell(r,3,cn).font=f();put(v);r+=1
        for k in v:S[k]=r2(S[k]+v[k])
    if n=='Mori Alterations':
        v={'current':-450.0,'total':-450.0}; mem.append(D.row(property='LINDEN ROW',unit=u,name=n,charge='Paymt on acct',**v)); ws.cell(r,3,'Paymt on acct').font=f();put(v);r+=1
        for k in v:S[k]=r2(S[k]+v[k])
    if len(mem)>1:
        v={k:(S[k] if S[k] else None) for k in M}; lab='Subtotal unit '+u
        ws.cell(r,2,lab).font=f(bold=True,italic=True);put(v,True);D.total(lab,v,mem);r+=1
    for k in M:G[k]=r2(G[k]+S[k])
    allm+=mem
ws.cell(r,1,'TOTAL RECEIVABLE').font=f(bold=True);put(G,True)
for j in range(1,10):ws.cell(r,j).border=Border(top=th,bottom=Side(style='double'))
D.total('TOTAL RECEIVABLE',G,allm)
ws.cell(r+2,1,'Mr. Wilk holds 2B and garage G-07; keep the two ledgers apart. Shop S2 paid on account, to be applied when CAM is agreed.').font=f(italic=True,size=9)
ws.cell(r+4,1,'Listed by: h.b.        To owner: 11/04/25').font=f(size=9)
for L,w in zip('ABCDEFGHI',(7,25,14,12.5,12.5,12.5,12.5,12.5,13.5)):ws.column_dimensions[L].width=w
ws.page_setup.paperSize=9;ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0
ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='4:4';ws.oddFooter.center.text='Page &P of &N';ws.oddHeader.right.text='Linden Row - confidential'
tmp=os.path.join(ROOT,'gen','tmp');os.makedirs(tmp,exist_ok=True);p=os.path.join(tmp,'Past due list - Linden Row.xlsx');wb.save(p)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOCS,p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
shutil.rmtree(tmp);D.save()
