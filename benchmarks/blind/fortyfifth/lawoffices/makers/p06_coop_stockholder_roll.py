# Chicago co-operative: roll of proprietary lessees by tier (stack), typed by corporation's counsel for a closing; reportlab canvas, two stacks side notes
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(4506);N=Names(rng)
name='p06_lakeview_towers_coop_lessees.pdf'
Wd,H=letter
cv=canvas.Canvas(doc(name),pagesize=letter,invariant=1)
F='Times-Roman';FB='Times-Bold';FI='Times-Italic'
TIER={'A':('3 Bd / 2.5 Ba',410,2240),'B':('2 Bd / 2 Ba',300,1655),'C':('1 Bd / 1 Ba',185,1030)}
X=dict(ap=48,nm=82,ty=252,sh=346,rt=408,sp=456,gr=502,tt=560,mk=564)
pg=[0];y=[0]
def head():
    if pg[0]: 
        cv.setFont(FI,9); cv.drawCentredString(Wd/2,40,'(continued on following page)'); cv.showPage()
    pg[0]+=1
    if pg[0]==1:
        cv.setFont(FB,13); cv.drawCentredString(Wd/2,H-56,'5540 NORTH SHELTER TERRACE COOPERATIVE APARTMENTS, INC.')
        cv.setFont(F,10.5); cv.drawCentredString(Wd/2,H-71,'an Illinois not-for-profit corporation'); 
        cv.setFont(FB,11); cv.drawCentredString(Wd/2,H-92,'Register of Proprietary Lessees and Monthly Charges'); cv.setFont(F,10.5); cv.drawCentredString(Wd/2,H-106,'certified as of the close of business January 31, 2025'); yy=H-136
    else:
        cv.setFont(FI,9.5); cv.drawString(48,H-50,'5540 North Shelter Terrace – Register of Proprietary Lessees'); cv.drawRightString(565,H-50,f'sheet {pg[0]}'); yy=H-76
    cv.setFont(FI,9)
    def hh(k,a,b_,rt): (cv.drawRightString if rt else cv.drawString)(X[k],yy,a);(cv.drawRightString if rt else cv.drawString)(X[k],yy-10,b_)
    hh('ap','','Apt.',0);hh('nm','','Lessee of record',0);hh('ty','','Rooms',0);hh('sh','Shares','held',1);hh('rt','Monthly','Rent [1]',1);hh('sp','Façade','Assm’t',1);hh('gr','Garage','',1);hh('tt','Total','Monthly',1)
    cv.setLineWidth(.4);cv.line(46,yy-14,578,yy-14);cv.line(46,yy-15.5,578,yy-15.5); y[0]=yy-30
head()
rows=[];G=[0]*5;corp=0;cnt=0
m=lambda v:f'{v:,.2f}'
for t in 'ABC':
    kind,sh0,r0=TIER[t]
    if y[0]<120: head()
    cv.setFont(FB,10); cv.drawString(48,y[0],f'“{t}” Tier'); y[0]-=15
    S=[0]*5
    for fl in range(2,17):
        if fl==13: continue
        if y[0]<66: head(); cv.setFont(FB,10); cv.drawString(48,y[0],f'“{t}” Tier (cont’d)'); y[0]-=15
        u=f'{fl}{t}'; sh=sh0+(fl-2)*2; rent=round(sh*5.4625,2)
        special=u in('4C','9B'); mk=''
        if special: nm='Held by the Corporation'; mk='*'
        else:
            a,l=N.pair(); nm=f'{a} {rng.choice("ABCDEGHJLMRSTW")}. {l}'; z=rng.random()
            if z<.25: nm=f'{rng.choice(FIRST)} and {a} {l}'
            elif z<.33: nm=f'{l} Family Trust u/a/d 2009'
            elif z<.40: mk='†'
        if u=='11A': nm='Estate of Winifred Castleberry'; mk='‡'
        fa=round(sh*.41,2) if not special else None
        ga=None if rng.random()<.45 or special else float(rng.choice([165,165,330]))
        ch=[('Monthly Rent',rent)]+([('Façade Assm’t',fa)] if fa else [])+([('Garage',ga)] if ga else [])
        if special: rent_=None; ch=[]; tot=None
        else: rent_=rent; tot=round(sum(v for _,v in ch),2)
        cv.setFont(F,9.5)
        cv.drawString(X['ap'],y[0],u);cv.setFont(FI if special else F,9.5);cv.drawString(X['nm'],y[0],nm);cv.setFont(F,9.5);cv.drawString(X['ty'],y[0],kind);cv.drawRightString(X['sh'],y[0],str(sh))
        for k,v in (('rt',rent_),('sp',fa),('gr',ga),('tt',tot)):
            cv.drawRightString(X[k],y[0],'—' if v is None else m(v))
        cv.drawString(X['mk'],y[0],mk); y[0]-=13
        cnt+=1;corp+=special
        rows.append(dict(unit=u,unitType=kind,section=f'“{t}” Tier',tenantName=None if special else nm,statusText=None if special else 'Occupied',contractRent=rent_,charges=[dict(code=a,amount=v) for a,v in ch] or None,totalCharges=tot))
        for i,v in enumerate((sh,rent_,fa,ga,tot)): S[i]+=v or 0
    cv.setLineWidth(.4);cv.line(310,y[0]+9,562,y[0]+9);cv.setFont(FB,9.5);cv.drawString(X['nm'],y[0]-2,f'“{t}” Tier, 14 apartments')
    cv.drawRightString(X['sh'],y[0]-2,f'{S[0]:,}')
    for k,v in zip(('rt','sp','gr','tt'),S[1:]): cv.drawRightString(X[k],y[0]-2,m(v))
    y[0]-=28; G=[a+b for a,b in zip(G,S)]
if y[0]<260: head()
cv.setFont(FB,10);cv.line(46,y[0]+12,578,y[0]+12);cv.drawString(X['nm'],y[0],'Whole building');cv.drawRightString(X['sh'],y[0],f'{G[0]:,}')
cv.setFont(FB,9.5)
for k,v in zip(('rt','sp','gr','tt'),G[1:]): cv.drawRightString(X[k],y[0],m(v))
cv.line(46,y[0]-5,578,y[0]-5);y[0]-=24
cv.setFont(F,9.3)
for s in ['[1] Rent under the proprietary lease (“maintenance”), $5.4625 per share per month, covering taxes, heat, underlying mortgage and reserve.',
 '*   Apartment vacant; shares returned to treasury and offered for resale. No rent is charged.',
 '†   Apartment sublet with Board consent; lessee of record remains liable.',
 '‡   Letters of office issued; transfer of shares pending.',
 'Mezzanine, storefront and roof are not subject to proprietary leases and are not listed. There is no thirteenth floor.']:
    cv.drawString(48,y[0],s);y[0]-=12.5
y[0]-=14;cv.setFont(F,10.5)
for s in ['The undersigned Secretary certifies the foregoing from the stock ledger and charge book in my custody.','','','_______________________________                    (corporate seal)','Theodora M. Blankenship, Secretary','February 5, 2025']:
    cv.drawString(48,y[0],s);y[0]-=14
cv.save()
for r in rows:
    if 'tenantName' in r and r['tenantName'] is None: r['statusText']='vacant'
save(name,'COOPERATIVE','co-op corporation counsel','register by tier, shares, monthly rent = maintenance, dagger marks, corporation-held units explained in note',True,'5540 North Shelter Terrace Cooperative Apartments, Inc.','2025-01-31',cnt,cnt-corp,corp,rows)
