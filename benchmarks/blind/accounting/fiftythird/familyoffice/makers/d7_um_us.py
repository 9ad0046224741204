"""US broker's offering memorandum: unit mix page with band, grouped two-line heads, bedroom subtotals, chart. PDF, 2 pages letter landscape."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.colors import HexColor as C
FILE='Foundry_Row_OM_unit_mix.pdf'
R=rng('d7')
K=['units','pct_units','sf','total_sf','rent_low','rent_high','actual','actual_sf','market','market_sf','ltl']
G=[('Studio',[('S1','Studio / 1 BA',(478,),22,1385),('S1R','Studio / 1 BA - Renovated',(478,),10,1520)]),
('One Bedroom',[('A1','1 BR / 1 BA',(655,),36,1590),('A1R','1 BR / 1 BA - Renovated',(655,),24,1765),('A2','1 BR / 1 BA Den',(742,),18,1720),('A3L','1 BR / 1.5 BA Loft',(861,),8,1985)]),
('Two Bedroom',[('B1','2 BR / 1 BA',(904,),16,1930),('B2','2 BR / 2 BA',(1018,),30,2115),('B2R','2 BR / 2 BA - Renovated',(1018,),12,2340),('B3T','2 BR / 2.5 BA Townhome',(1246,),6,2610)]),
('Three Bedroom',[('C1','3 BR / 2 BA',(1297,),9,2745),('C1P','3 BR / 2 BA Penthouse',(1460,),1,3475)])]
def draw():
    rows=[];totals=[];covers=[];N=sum(u for _,l in G for *_,u,_ in l); lines=[];info=[]
    def m2(x): return round(x+1e-9,2)
    def agg(part):
        u=sum(info[i]['units'] for i in part); sf=sum(info[i]['total_sf'] for i in part); a=sum(info[i]['units']*info[i]['actual'] for i in part); m=sum(info[i]['units']*info[i]['market'] for i in part)
        return {'units':u,'pct_units':round(100*u/N,1),'sf':round(sf/u),'total_sf':sf,'rent_low':min(info[i]['rent_low'] for i in part),'rent_high':max(info[i]['rent_high'] for i in part),'actual':round(a/u),'actual_sf':m2(a/sf),'market':round(m/u),'market_sf':m2(m/sf),'ltl':m-a}
    for g,l in G:
        part=[]
        for code,t,(sf,),u,b in l:
            a=b-R.randint(3,60); lo=a-R.randint(40,150); hi=a+R.randint(60,190); 
            if u==1: lo=hi=a
            d={'units':u,'pct_units':round(100*u/N,1),'sf':sf,'total_sf':sf*u,'rent_low':lo,'rent_high':hi,'actual':a,'actual_sf':m2(a/sf),'market':b+R.randint(0,8)*5,'ltl':0}
            d['market_sf']=m2(d['market']/sf); d['ltl']=(d['market']-a)*u
            part.append(len(rows)); info.append(d); rows.append({'type':t,'code':code,**{k:d[k] for k in K}}); lines.append(('r',code,t,d))
        s=agg(part); totals.append({'label':f'{g} Total / Avg.',**s}); covers.append(part); lines.append(('s','',f'{g} Total / Avg.',s))
    s=agg(list(range(len(rows)))); totals.append({'label':'TOTAL / WTD. AVERAGE',**s}); covers.append(list(range(len(rows)))); lines.append(('t','','TOTAL / WTD. AVERAGE',s))
    W,H=landscape(letter); c=canvas.Canvas(f'{DOCS}/{FILE}',pagesize=(W,H),invariant=1); navy=C('#1D2B3A'); rust=C('#B5532A'); pale=C('#F3ECE6')
    def frame(t,p):
        c.setFillColor(navy); c.rect(0,H-58,W,58,stroke=0,fill=1); c.setFillColor(rust); c.rect(0,H-62,W,4,stroke=0,fill=1); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold',18); c.drawString(40,H-38,t); c.setFont('Helvetica',9); c.drawRightString(W-40,H-36,'FOUNDRY ROW APARTMENTS  |  PAWTUCKET, RI'); c.setFillColor(C('#777777')); c.setFont('Helvetica',7); c.drawString(40,20,'Carrow Pell & Dunn Multifamily Advisors. Information believed reliable but not guaranteed; buyers to verify.'); c.drawRightString(W-40,20,str(p)); c.setFillGray(0)
    frame('Property Summary',14); y=H-100
    for a,b in [('Address','410 Foundry Row, Pawtucket, Rhode Island'),('Year built / renovated','1987 / 2021 - 2025 (46 of 192 units)'),('Buildings / stories','Five buildings, three stories, slab on grade'),('Rentable area',f'{s["total_sf"]:,} square feet'),('Land','8.4 acres'),('Parking','271 surface, 24 carports'),('Utilities','Tenants pay electric and heat; water by RUBS'),('Occupancy','95.3% (September 14, 2026)')]:
        c.setFont('Helvetica-Bold',10); c.setFillColor(rust); c.drawString(40,y,a); c.setFillGray(.1); c.setFont('Helvetica',10); c.drawString(190,y,b); y-=20
    y-=14; c.setFont('Helvetica',9.5)
    for t in ['Foundry Row offers a mix weighted to one- and two-bedroom homes. Ownership has renovated a quarter of the interiors with','quartz counters, plank flooring and in-unit laundry, and the remaining classic units give a buyer room to continue the program.']: c.drawString(40,y,t); y-=14
    c.showPage(); frame('Unit Mix & Rent Summary',15)
    X=[236,276,318,370,424,474,530,574,632,676,748]; y=H-92
    c.setFont('Helvetica-Bold',7.6); c.setFillColor(navy)
    for t,a,b in [('RENT RANGE',384,474),('IN-PLACE RENT',484,574),('MARKET RENT',588,676)]: c.drawCentredString((a+b)/2,y,t); c.setStrokeColor(rust); c.setLineWidth(.8); c.line(a,y-3,b,y-3)
    c.drawString(40,y-20,'PLAN'); c.drawString(76,y-20,'UNIT TYPE')
    for x,(a,b) in zip(X,[('NO. OF','UNITS'),('% OF','TOTAL'),('AVG.','SF'),('TOTAL','SF'),('','LOW'),('','HIGH'),('AVG.','/ UNIT'),('AVG.','/ SF'),('PER','UNIT'),('PER','SF'),('LOSS TO','LEASE / MO.')]): c.drawRightString(x,y-12,a); c.drawRightString(x,y-20,b)
    c.setStrokeColor(navy); c.setLineWidth(1.2); c.line(40,y-25,W-40,y-25); y-=38
    for kind,code,t,d in lines:
        if kind!='r': c.setFillColor(pale if kind=='s' else navy); c.rect(40,y-4.5,W-80,15,stroke=0,fill=1)
        c.setFillColor(C('#FFFFFF') if kind=='t' else C('#111111')); c.setFont('Helvetica' if kind=='r' else 'Helvetica-Bold',8.1)
        if kind=='r': c.drawString(40,y,code)
        c.drawString(76 if kind=='r' else 46,y,t)
        F=[f'{d["units"]}',f'{d["pct_units"]:.1f}%',f'{d["sf"]:,}',f'{d["total_sf"]:,}',f'${d["rent_low"]:,}',f'${d["rent_high"]:,}',f'${d["actual"]:,}',f'${d["actual_sf"]:.2f}',f'${d["market"]:,}',f'${d["market_sf"]:.2f}',f'${d["ltl"]:,}']
        for x,v in zip(X,F): c.drawRightString(x,y,v)
        y-=15 if kind!='s' else 18
    # chart
    y-=6; c.setFillColor(navy); c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Share of units by bedroom count'); y-=16; x=40
    for (g,_),t,col in zip(G,totals,('#C9A58F','#B5532A','#5B6F84','#1D2B3A')):
        w=(W-80)*t['units']/N; c.setFillColor(C(col)); c.rect(x,y-12,w,18,stroke=0,fill=1); c.setFillColor(C('#FFFFFF')); c.setFont('Helvetica-Bold',7.5); c.drawString(x+4,y-6,{'Studio':'Studio','One Bedroom':'One bedroom','Two Bedroom':'Two bedroom','Three Bedroom':'Three'}[g]); x+=w
    c.setFillColor(C('#444444')); c.setFont('Helvetica-Oblique',7.2); c.drawString(40,y-30,'In-place rents from the rent roll dated September 14, 2026, excluding premiums for carports and pets. Averages weighted by number of units. Vacant units at market.')
    c.showPage(); c.save(); write_truth(FILE,'UM',K,rows,totals,None,covers)
if __name__=='__main__': draw()
