# Melbourne permanent parker register; gridded portrait A4 in two levels; planted: one row dropped
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
def make():
    NAME='KestrelLane_PermanentParkers_20260228.pdf'
    r=random.Random(6707); nm=Names(6707); W,H=A4; c=canvas.Canvas(out(NAME),pagesize=A4)
    X=[28,62,178,230,276,326,376,426,472,520,567]; hd=['Bay','Licensee','Rego','Card','Bay type','Commence','Expiry','Licence fee','GST','Total / mth']
    al='lllllllrrr'; page=[0]; tp=6
    def line(y,v,bold=False,fill=None,hh=12.5):
        if fill: c.setFillGray(fill); c.rect(X[0],y-3.5,X[-1]-X[0],hh,stroke=0,fill=1); c.setFillGray(0)
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.2)
        for i,t in enumerate(v):
            if not t: continue
            if al[i]=='r': c.drawRightString(X[i+1]-3,y,t)
            else: c.drawString(X[i]+3,y,t)
        c.setLineWidth(.35)
        for x in X: c.line(x,y-3.5,x,y-3.5+hh)
        c.line(X[0],y-3.5,X[-1],y-3.5); c.line(X[0],y-3.5+hh,X[-1],y-3.5+hh)
    def head(lv):
        page[0]+=1; c.setFont('Helvetica-Bold',12); c.drawString(28,H-36,'KESTREL LANE CAR PARK'); c.setFont('Helvetica',8); c.drawString(28,H-48,'Permanent Parker Register as at 28/02/2026'); c.drawRightString(567,H-36,f'Report PPR-02'); c.drawRightString(567,H-48,f'Page {page[0]}')
        line(H-68,hd,True,.8); return H-80.5
    rows=[]; G=[0.,0.]; y=head(''); drop=None; uid=0
    comp=[r.choice(BIZ_AU) for _ in range(6)]; F=lambda d:d.strftime('%d/%m/%y')
    for lv,n,base in(('BASEMENT 2',26,355.),('BASEMENT 1',30,395.),('ROOFTOP (uncovered)',18,240.)):
        if y<80: c.showPage(); y=head(lv)
        c.setFont('Helvetica-Bold',8); c.setFillGray(.92); c.rect(X[0],y-3.5,X[-1]-X[0],12.5,stroke=1,fill=1); c.setFillGray(0); c.drawString(X[0]+3,y,lv); y-=12.5
        S=[0.,0.]
        pre={'BASEMENT 2':'B2-','BASEMENT 1':'B1-'}.get(lv,'R-')
        for i in range(n):
            u=f'{pre}{i+1:02d}'; ty=r.choice(['Reserved','Reserved','Unreserved']) if pre!='R-' else 'Unreserved'
            if pre=='B1-' and i in(3,4): ty='Tandem'
            if pre=='B1-' and i==29: ty='Accessible'
            vacant=r.random()<.14
            if vacant: vals=[u,'VACANT','','',ty,'','','','','']; rw=row(unit=u,building=lv,unitType=ty,statusText='VACANT')
            else:
                who=r.choice(comp) if r.random()<.5 else nm.il(); fee=base+(40 if ty=='Reserved' else 0)-r.choice([0,0,0,20,35]); 
                if ty=='Tandem': fee=base+150
                fee=float(fee); gst=round(fee*.1,2); a=rdate(r,'2018-06-01','2026-02-10').replace(day=1); e=r.choice(['Monthly','Monthly',eom(addm(dt.date(2026,3,1),r.randint(0,15)))])
                rg='' if r.random()<.1 else f'{r.choice("1")}{"".join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(2))} {r.randint(1,9)}{"".join(r.choice("ABCDEFGHKLMNPRSTUVWXYZ") for _ in range(2))}'
                vals=[u,who,rg,str(r.randint(40110,41990)),ty,F(a),e if e=='Monthly' else F(e),money(fee),money(gst),money(fee+gst)]
                S[0]+=fee; S[1]+=gst
                rw=row(unit=u,building=lv,unitType=ty,tenantName=who,statusText='Occupied',contractRent=fee,leaseStartDate=a,leaseEndDate=e,charges=[{'code':'Licence fee','amount':fee},{'code':'GST','amount':gst}],totalCharges=fee+gst)
                if u=='B1-17' or (drop is None and pre=='B1-' and i>16): drop=(u,who,fee,gst); continue   # planted: in the totals, not on the page
            line(y,vals); rows.append(rw); y-=12.5
            if y<50: c.showPage(); y=head(lv)
        line(y,['','Total '+lv.split(' (')[0],'','','','','',money(S[0]),money(S[1]),money(sum(S))],True); y-=20
        G[0]+=S[0]; G[1]+=S[1]
    line(y,['','TOTAL CAR PARK','','','','','',money(G[0]),money(G[1]),money(sum(G))],True,.8); c.setFont('Helvetica',7); c.drawString(28,y-18,'Fees are per calendar month. Monthly = month to month on 30 days notice. Casual and early-bird parkers are not shown.'); c.save()
    s=sum(q.get('contractRent',0) for q in rows); assert abs(s+drop[2]-G[0])<.01
    occ=sum('tenantName' in q for q in rows)
    save(NAME,rows,propertyName='Kestrel Lane Car Park',asOnDate='2026-02-28',units=len(rows),occupied=occ,vacant=len(rows)-occ,planted=dict(what=f'row of bay {drop[0]} ({drop[1]}, fee {drop[2]:.2f}, GST {drop[3]:.2f}) is left off the page but is in the BASEMENT 1 and car park totals',kind='row_dropped'))
    return dict(file=NAME,assetType='PARKING',documentType='RENT_ROLL',author='r67c',style='Australian permanent parker register, full grid, levels as section bars, fee + GST + total; planted row_dropped',hard=False)
if __name__=='__main__': print(make())
