from lib import *; from reportlab.pdfgen import canvas
r=random.Random(202); n=N(202); fn='whispering_oaks_lots_dos.pdf'
W,H=792,612
c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=0; L=99
def out(s):
    global L
    c.drawString(50,H-40-L*10.2,s); L+=1
hd1='LOT   RESIDENT              HOME  MOVED IN   LOT RENT     WATER     SEWER     TRASH   TOTAL DUE     DEPOSIT     BALANCE'
hd2='----  --------------------  ----  --------  ---------  --------  --------  --------  ----------  ----------  ----------'
def page():
    global pg,L
    if pg: c.showPage()
    pg+=1; L=0; c.setFont('Courier',9)
    out(f'WHISPERING OAKS MOBILE HOME PARK'+' '*30+'PARKMASTER V3.2'+' '*24+f'PAGE {pg:>3}')
    out(f'RUN 02-04-25  08:17               LOT RENTAL REGISTER AS OF 01-31-25')
    out('');out(hd1);out(hd2)
def need(k):
    if L+k>50: page()
page()
sec=[('MAPLE LANE','M',34),('HICKORY LOOP','H',41),('PINE COURT','P',22),('LAKE FRONT','L',35)]
rows=[];G=[0]*7;go=gv=0
def neg(x): return f'{abs(x):,.2f}'+('-' if x<0 else ' ')
def line(lab,s): return f'{lab:<42}  {s[0]:>9,.2f}  {s[1]:>8,.2f}  {s[2]:>8,.2f}  {s[3]:>8,.2f}  {s[4]:>10,.2f}  {s[5]:>10,.2f}  {neg(s[6]):>11}'
for nm,p,k in sec:
    need(6); out(''); out(f'** STREET: {nm} **'); S=[0]*7; oc=va=0
    for i in range(1,k+1):
        need(1); u=f'{p}{i:02d}'
        if r.random()<.11:
            out(f'{u:<4}  ** VACANT **'); va+=1; rows.append(row(unit=u,section=nm,statusText='VACANT')); continue
        oc+=1; who=n('LF')[:20].strip(); h=r.choice(['SW','SW','DW','DW','RV']); mi=rd(r,(1996,1,1),(2024,12,20))
        rent=r.choice([385,395,410,425])+(60 if p=='L' else 0); wa=round(r.uniform(14,48),2); se=round(wa*.8,2); tr=18.5
        tot=round(rent+wa+se+tr,2); dep=r.choice([0,200,385,400]); bal=r.choice([0]*7+[tot,-25,-round(rent/2,2),round(tot*2,2),112.4])
        v=[rent,wa,se,tr,tot,dep,bal]; S=[round(a+b,2) for a,b in zip(S,v)]
        out(f'{u:<4}  {who:<20}  {h:<4}  {mi:%m-%d-%y}  {rent:>9,.2f}  {wa:>8,.2f}  {se:>8,.2f}  {tr:>8,.2f}  {tot:>10,.2f}  {dep:>10,.2f}  {neg(bal):>11}')
        rows.append(row(unit=u,section=nm,unitType=h,tenantName=who,statusText='Occupied',contractRent=rent,moveInDate=iso(mi),deposit=dep,balance=bal,charges=[dict(code='WATER',amount=wa),dict(code='SEWER',amount=se),dict(code='TRASH',amount=tr)],totalCharges=tot))
    need(3); out(' '*44+hd2[44:]); out(line(f'   {nm} {k} LOTS {va} VACANT',S)); out('')
    G=[round(a+b,2) for a,b in zip(G,S)]; go+=oc; gv+=va
need(9); out('='*len(hd2)); out(line('   PARK TOTAL',G)); out('')
out(f'   LOTS IN PARK      {go+gv:>5}'); out(f'   LOTS RENTED       {go:>5}'); out(f'   LOTS VACANT       {gv:>5}'); out(''); out('   *** END OF REPORT ***')
c.save()
for j,kk in enumerate(['contractRent']): assert round(sum(x.get(kk,0) for x in rows),2)==G[0]
assert round(sum(x.get('totalCharges',0) for x in rows),2)==G[4]
save(fn,'MANUFACTURED_HOUSING','DOS wide-carriage print, street sections, trailing minus',True,'WHISPERING OAKS MOBILE HOME PARK','2025-01-31',rows,go+gv,go,gv)
