# office/mixed aging by charge code, canvas PDF; planted dropped row
import random; random.seed(226)
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
FN='AgedRec_TwoMeridian_ByCharge.pdf'
TN=[('t0002188','Ostrander Pike Benefits Consulting, LLP','0210'),('t0002203','Kite & Lantern Architects','0300'),('t0002240','Sabal Point Title Agency','0415'),('t0002251','Northmoor Behavioral Health Partners of the Midlands','0500'),('t0002266','Ruiz Vandermeer Law','0620'),('t0002275','Halyard Staffing','0700'),('t0002290','Copperline Fitness (ground floor)','R-02'),('t0002294','Banh Mi Social','R-03'),('t0002301','VACATED - Tessera Analytics Corp.','0810')]
CC=['brent','cam','retax','elec','park','late','hvac','legal']
A=['current','other:1-30 Days','b31_60','b61_90','b91_120','b120']; M=A+['total']
c=canvas.Canvas(os.path.join(DOC,FN),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
X=[395,455,515,575,635,697,757]; HD=[('','Current'),('1-30','Days'),('31-60','Days'),('61-90','Days'),('91-120','Days'),('Over','120 Days'),('Total','Owed')]
page=0
def head():
    global y,page
    if page: c.showPage()
    page+=1; c.setFont('Courier-Bold',11); c.drawCentredString(W/2,H-36,'Aged Receivables by Charge Code'); c.setFont('Courier',8); c.drawCentredString(W/2,H-48,'Two Meridian Center (2mer)   Age As Of: 09/30/2024   Sort: Tenant'); c.drawString(36,H-36,'Yardi'); c.drawRightString(W-35,H-36,f'Page {page}')
    c.setFont('Courier-Bold',8); y=H-78
    for x,(a,b) in zip(X,HD): c.drawRightString(x,y+10,a); c.drawRightString(x,y,b)
    for x,t in((36,'Suite'),(78,'Tenant'),(132,'Name'),(292,'Charge')): c.drawString(x,y,t)
    c.line(36,y-3,W-35,y-3); y-=15
def nums(v,font):
    c.setFont(font,8)
    for x,m in zip(X,M): 
        if v.get(m) is not None: c.drawRightString(x,y,f(v[m]))
head(); rows=[];tots=[];G=dict.fromkeys(M,0);rec={};pl=None
for ti,(code,nm,su) in enumerate(TN):
    n=random.randint(2,6); S=dict.fromkeys(M,0); base=random.randint(3000,22000)*100
    chs=sorted(random.sample(CC,n),key=CC.index)
    if y<120+n*12: head()
    # wrap name
    words=nm.split(); ls=['']
    for w in words:
        if len(ls[-1]+' '+w)>30: ls.append(w)
        else: ls[-1]=(ls[-1]+' '+w).strip()
    y0=y; first=True; drop=2 if ti==3 else None
    if ti==3 and n<4: chs=['brent','cam','retax','elec','park']
    for j,ch in enumerate(chs):
        amt={'brent':base,'cam':base//6,'retax':base//8,'elec':random.randint(8000,90000),'park':random.randint(5,40)*8500,'late':base//20,'hvac':random.randint(4000,40000),'legal':random.randint(20000,300000)}[ch]
        v=dict.fromkeys(A)
        for m in random.sample(A,random.choice([1,1,2,3,4])): v[m]=amt if random.random()<.6 else random.randint(500,amt)
        if 'VACATED' in nm:
            v['current']=None; v['b120']=v['b120'] or amt
        if ch=='cam' and random.random()<.4: v['b31_60']=-random.randint(2000,60000)
        for m in A: v[m]=v[m] if v[m] is not None else 0
        v['total']=sum(v[m] for m in A)
        for m in M: S[m]+=v[m]; rec.setdefault(ch,0)
        rec[ch]+=v['total']
        if j==drop:
            pl={'what':f'Charge line "{ch}" of {nm} ({code}), total {f(v["total"])}, is not printed; the tenant total, grand total and recap include it','kind':'row_dropped'}; continue
        if first: c.setFont('Courier',8); c.drawString(36,y,su); c.drawString(78,y,code); first=False
        c.setFont('Courier',8); c.drawString(292,y,ch); nums(v,'Courier'); y-=11.5
        rows.append({'unit':su,'resident':code,'name':nm,'charge':ch,**{m:d(v[m]) for m in M}})
    c.setFont('Courier',8)
    for i,l in enumerate(ls): c.drawString(132,y0-11.5*i,l)
    y=min(y,y0-11.5*len(ls))
    c.line(340,y+8,W-35,y+8); c.setFont('Courier-Bold',8); c.drawString(132,y,f'Total {code}'); nums(S,'Courier-Bold'); tots.append({'label':f'Total {code}',**{m:d(S[m]) for m in M}}); y-=20
    for m in M: G[m]+=S[m]
if y<200: head()
c.line(36,y+10,W-35,y+10); c.setFont('Courier-Bold',8); c.drawString(36,y,'Grand Total'); nums(G,'Courier-Bold'); tots.append({'label':'Grand Total',**{m:d(G[m]) for m in M}}); c.line(36,y-4,W-35,y-4); y-=30
c.drawString(36,y,'Charge Code Recap'); y-=12; c.setFont('Courier',8)
for ch in CC:
    if ch in rec: c.drawString(46,y,ch); c.drawRightString(180,y,f(rec[ch])); y-=11
y-=8; c.drawString(36,y,'Notes: unapplied cash is held in trust and is not netted above. Tessera judgment recorded 06/2024.'); c.save()
assert pl
save(FN,'AR',M,rows,tots,pl,dict(assetType='MIXED_USE',documentType='AGED_RECEIVABLES',author='special servicer asset analyst, Yardi',style='landscape Courier PDF, tenant x charge code lines, tenant printed once, wrapped names, two-line headers, charge recap',hard='tenant fields only on first line; 1-30 not 0-30; planted dropped line'))
