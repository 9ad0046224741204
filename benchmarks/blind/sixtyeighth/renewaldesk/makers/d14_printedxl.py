from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth
r=random.Random(1414); N=Names(r)
NAME='Garfield St apts RR printout.pdf'
cols=[('Bldg','#',44,'l'),('Unit','',38,'l'),('BR/BA','',42,'c'),('Sq','Ft',34,'r'),('Tenant','',118,'l'),('Status','',46,'l'),('Market','Rent',50,'r'),('Actual','Rent',50,'r'),('Water','RUBS',40,'r'),('Pet','Fee',34,'r'),('Pkg','Fee',34,'r'),('Conces-','sion',44,'r'),('Total','Due',52,'r'),('Lease','From',54,'c'),('Lease','To',54,'c'),('Security','Deposit',52,'r'),('Past','Due',48,'r')]
W,H=landscape(legal); c=canvas.Canvas(DOC+'/'+NAME,pagesize=(W,H))
x0=(W-sum(k[2] for k in cols)-22)/2; rh=12.6; xs=[x0+22]
for k in cols: xs.append(xs[-1]+k[2])
def cell(k,y,s,b=False,al=None):
    f='Helvetica-Bold' if b else 'Helvetica'; z=7.8; c.setFont(f,z); al=al or cols[k][3]
    w=cols[k][2]-4
    while stringWidth(s,f,z)>w and k==4: s=s[:-1]
    if al=='l': c.drawString(xs[k]+2,y+3.5,s)
    elif al=='r': c.drawRightString(xs[k+1]-2,y+3.5,s)
    else: c.drawCentredString((xs[k]+xs[k+1])/2,y+3.5,s)
    return s
rowno=0; Y=0
def start():
    global Y
    c.setFont('Helvetica',7); c.drawString(x0,H-24,'Garfield RR 2026.xlsx'); c.drawRightString(W-30,H-24,f'Page {c.getPageNumber()}')
    Y=H-40
    c.setFillGray(.85); c.rect(x0,Y-rh,xs[-1]-x0,rh,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica',7)
    for i in range(len(cols)): c.drawCentredString((xs[i]+xs[i+1])/2,Y-rh+3.5,chr(65+i))
    c.setStrokeGray(.6); c.setLineWidth(.4)
    for x in [x0]+xs: c.line(x,Y,x,Y-rh)
    Y-=rh
def line(vals,bold=False,grid=True):
    """one spreadsheet row; returns the shown strings"""
    global Y,rowno
    if Y<60: c.showPage(); start()
    rowno+=1; Y-=rh; c.setStrokeGray(.75); c.setLineWidth(.35)
    c.setFillGray(.85); c.rect(x0,Y,22,rh,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica',7); c.drawCentredString(x0+11,Y+3.5,str(rowno))
    c.line(x0,Y,xs[-1],Y)
    for x in ([x0]+xs if grid else [x0,xs[0],xs[-1]]): c.line(x,Y,x,Y+rh)
    return {k:cell(k,Y,v,bold,al) for k,(v,al) in vals.items()}
start()
V=lambda s,al=None:(s,al)
line({0:V('GARFIELD STREET APARTMENTS')},True,False); line({0:V('Rent Roll   2/28/2026')},True,False); line({},grid=False)
line({i:V(k[0],'c') for i,k in enumerate(cols)},True); line({i:V(k[1],'c') for i,k in enumerate(cols)},True)
rows=[]; tot={k:0 for k in(3,6,7,8,9,10,11,12,15,16)}; byt={}; nv=0
stt={('1440','102'):'VACANT',('1446','203'):'VACANT',('1452','B2'):'DOWN'}
z=lambda v:'' if v is None else m0(v) if v>=0 else f'({m0(-v)})'
U=[('1440',[f'{f}0{i}' for f in(1,2,3) for i in(1,2,3,4)]),('1446',[f'{f}0{i}' for f in(1,2,3) for i in(1,2,3,4)]),('1452',['B1','B2','1L','1R','2L','2R','3L','3R'])]
for b,us_ in U:
    for u in us_:
        k=r.choices(['1/1','2/1','2/2'],[5,4,2])[0]; sf={'1/1':610,'2/1':820,'2/2':905}[k]-r.choice([0,0,15]); mk={'1/1':1050,'2/1':1250,'2/2':1325}[k]; s=stt.get((b,u))
        row=dict(unit=u,building=b,unitType=k,area=sf,marketRent=mk); vals={0:V(b),1:V(u),2:V(k),3:V(str(sf)),6:V(m0(mk))}; tot[3]+=sf; tot[6]+=mk
        e=byt.setdefault(k,[0,0,0,0]); e[0]+=1; e[2]+=mk
        if s: vals[5]=V(s); row['statusText']=s; nv+=1
        else:
            s=r.choices(['Occ','NTV'],[9,1])[0]; nm=r.choice([N.fl(),N.fl(),N.fl()+' / '+N.fl()])
            rent=mk-r.choice([0,15,25,40,75,110]); wa={'1/1':30,'2/1':40,'2/2':40}[k]; pet=25 if r.random()<.2 else None; pk=50 if r.random()<.3 else None; co=-r.choice([50,75,100]) if r.random()<.12 else None; T=rent+wa+(pet or 0)+(pk or 0)+(co or 0)
            ls=first(r,D(2025,3,1),D(2026,2,2)); le=endof(ls,1) if r.random()<.85 else 'MTM'; dep=r.choice([500,750,rent]); pd=None if r.random()<.8 else r.choice([T,40,T//2])
            vals.update({4:V(nm),5:V(s),7:V(z(rent)),8:V(z(wa)),9:V(z(pet)),10:V(z(pk)),11:V(z(co)),12:V(z(T)),13:V(usy(ls)),14:V(le if le=='MTM' else usy(le)),15:V(z(dep)),16:V(z(pd))})
            for q,w in((7,rent),(8,wa),(9,pet),(10,pk),(11,co),(12,T),(15,dep),(16,pd)): tot[q]+=w or 0
            e[1]+=1; e[3]+=rent
            row.update(statusText=s,contractRent=rent,totalCharges=T,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=pd,charges=[dict(code=a,amount=w) for a,w in(('Water RUBS',wa),('Pet Fee',pet),('Pkg Fee',pk),('Concession',co)) if w is not None])
        sh=line(vals)
        if 4 in vals: row['tenantName']=sh[4].rstrip()
        rows.append(row)
    line({})
line({0:V('TOTAL'),**{k:V(z(v)) for k,v in tot.items()}},True); line({},grid=False)
n=len(rows)
line({4:V('Type','l'),5:V('Units'),6:V('Occup.','r'),7:V('Market','r'),12:V('Actual','r')},True,False)
for k in sorted(byt): e=byt[k]; line({4:V(k,'l'),5:V(str(e[0])),6:V(str(e[1])),7:V(m0(e[2])),12:V(m0(e[3]))},grid=False)
line({4:V('All','l'),5:V(str(n)),6:V(str(n-nv)),7:V(m0(tot[6])),12:V(m0(tot[7]))},True,False)
line({},grid=False)
line({0:V('NTV = notice to vacate, still in place. DOWN = basement unit off line for sewer repair, counted vacant (3 vacant).')},grid=False)
c.save(); print(n,nv,tot,c.getPageNumber())
save(NAME,dict(propertyName='GARFIELD STREET APARTMENTS',asOnDate='2026-02-28',units=n,occupied=n-nv,vacant=nv,rows=rows),'MULTIFAMILY','Excel printed with gridlines and row/column headings, clipped tenant names, negative concessions in parentheses, two-line header',True)
