# manufactured housing community, 124 sites, by street, portrait
from common import *
from fpdf import FPDF
R=Rng(7107); F='Silver Larch MHC - Site Rent Roll 07-01-25.pdf'; AS=D(2025,7,1)
T=Truth(F,'MANUFACTURED_HOUSING','manufactured housing site list by street, tenant-owned and park-owned homes, utilities billed back',True,'Silver Larch Estates','2025-07-01')
streets=[('Larch Lane',1,38,515),('Tamarack Drive',39,70,515),('Hemlock Court',71,92,535),('Spruce Loop',93,124,550)]
pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_title('Site Rent Roll')
COL=[('Site',10,'L'),('Home',13,'L'),('Owner\nship',11,'L'),('Resident',40,'L'),('Move-in',16,'C'),('Site\nRent',15,'R'),('Home\nRent',15,'R'),('Water/\nSewer',14,'R'),('Trash',11,'R'),('Late/\nOther',12,'R'),('Total\nCharge',17,'R'),('Deposit',15,'R'),('Past\nDue',15,'R')]
LM=6
def head():
    pdf.add_page(); pdf.set_font('Helvetica','B',13); pdf.set_xy(LM,8); pdf.cell(120,6,'Silver Larch Estates'); pdf.set_font('Helvetica','',8); pdf.set_xy(LM,14); pdf.cell(120,4,'4400 County Road 17  -  124 sites  -  Age-restricted: no')
    pdf.set_xy(140,8); pdf.cell(70,4,'Site Rent Roll',align='R'); pdf.set_xy(140,12); pdf.cell(70,4,'Charges for July 1, 2025',align='R'); pdf.set_xy(140,16); pdf.cell(70,4,f'Page {pdf.page_no()}',align='R')
    y=22; x=LM; pdf.set_font('Helvetica','B',7); pdf.set_fill_color(210,222,232); pdf.rect(LM,y,sum(c[1] for c in COL),8,'F')
    for n,w,a in COL:
        p=n.split('\n'); 
        for j,s in enumerate(p): pdf.set_xy(x,y+(0.8 if len(p)==2 else 4.2)+3.4*j); pdf.cell(w,3.2,s,align=a)
        x+=w
    return y+9
y=head(); TH=4.15
def line(v,b=False,fill=None):
    global y
    if y>268: y=head()
    pdf.set_font('Helvetica','B' if b else '',7); x=LM
    if fill: pdf.set_fill_color(*fill); pdf.rect(LM,y,sum(c[1] for c in COL),TH,'F')
    for (n,w,a),s in zip(COL,v): pdf.set_xy(x,y); pdf.cell(w,TH,s,align=a); x+=w
    y+=TH
g=[0]*8; cnt={}
vac={9:'VS',31:'VS',44:'VS',63:'VH',78:'VS',101:'VH',119:'VS'}
for sn,a,b,sr in streets:
    if y>255: y=head()
    pdf.set_font('Helvetica','BI',8.5); pdf.set_xy(LM,y+1); pdf.cell(80,5,sn); y+=6.5; t=[0]*8
    occ=0
    for n in range(a,b+1):
        u=f'{n:03d}'; ht=R.choice(['SW','SW','DW','DW','DW']); k=dict(unit=u,section=sn)
        if n in vac:
            if vac[n]=='VS': v=[u,'','','Vacant site','','','','','','','','','']
            else: v=[u,ht,'POH','Vacant home (for rent)','','','','','','','','','']; k['unitType']=ht
            k['statusText']='Vacant site' if vac[n]=='VS' else 'Vacant home (for rent)'; cnt[vac[n]]=cnt.get(vac[n],0)+1
        else:
            poh=R.random()<.16; ow='POH' if poh else 'TOH'; fi,la=R.name(); nm=f'{la}, {fi}'
            site=sr-R.choice([0,0,0,10,25,40]); home=R.choice([425,465,510,550]) if poh else 0; ws=round(R.uniform(28,74),2); tr=18.5; late=R.choice([0]*9+[50,25,-15])
            tot=round(site+home+ws+tr+late,2); dep=R.choice([500,500,300,0]) if not poh else 950
            pdx=R.choice([0]*9+[tot,round(tot*.5,2),round(R.uniform(10,60),2)])
            mi=AS-dt.timedelta(days=int(R.uniform(10,95)**2)) 
            vals=[site,home,ws,tr,late,tot,dep,pdx]
            v=[u,ht,ow,nm,us(mi)]+[m2p(q) if (q or j in(2,3,5,6,7)) else '' for j,q in enumerate(vals)]
            ch=[(c,q) for c,q in(('Site Rent',site),('Home Rent',home),('Water/Sewer',ws),('Trash',tr),('Late/Other',late)) if q]
            k.update(unitType=ht,tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=float(site),charges=ch,totalCharges=tot,deposit=float(dep),balance=pdx)
            t=[p+q for p,q in zip(t,vals)]; occ+=1; cnt[ow]=cnt.get(ow,0)+1
        T.row(**k); line(v,fill=(245,245,245) if n%2 else None)
    pdf.line(LM,y+.3,LM+sum(c[1] for c in COL),y+.3); y+=.8
    line([sn[:0],'','',f'{sn}: {b-a+1} sites, {occ} occ.','']+[m2p(round(q,2)) for q in t],True); y+=2
    w=lambda q,s=sn:q['section']==s
    for kk,q in zip(('contractRent','charge:Home Rent','charge:Water/Sewer','charge:Trash','charge:Late/Other','totalCharges','deposit','balance'),t): T.tie(kk,q,w)
    g=[p+q for p,q in zip(g,t)]
if y>235: y=head()
pdf.set_line_width(.5); pdf.line(LM,y+1,LM+sum(c[1] for c in COL),y+1); y+=2
line(['','','','GRAND TOTAL - 124 sites','']+[m2p(round(q,2)) for q in g],True); y+=6
o=cnt['TOH']+cnt['POH']; pdf.set_font('Helvetica','',8)
for l,q in (('Tenant-owned homes (TOH)',cnt['TOH']),('Park-owned homes rented (POH)',cnt['POH']),('Park-owned homes vacant',cnt['VH']),('Vacant sites',cnt['VS']),('Total sites',124),('Occupied sites',o),):
    pdf.set_xy(LM,y); pdf.cell(60,4,l); pdf.cell(14,4,str(q),align='R'); y+=4
pdf.set_xy(LM,y+2); pdf.cell(180,4,'SW = single-wide, DW = double-wide. Site rent increase to market noticed for 10/1/2025, not reflected. Water/sewer sub-metered one month in arrears.')
assert o+cnt['VH']+cnt['VS']==124
pdf.output(doc(F)); T.counts(124,o,124-o); T.save()
