# TRAMPS-like monospaced estate report, two-line records, quarterly and annual rents
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
NAME='TRM4021_tenancy_listing_Hathersett.pdf'
def make():
    r=rng('p2')
    trades=['Precision Ltd','Joinery Co','Autoparts Ltd','Cold Store Ltd','Print Works','Scaffolding','Glass & Glazing','Tool Hire Ltd','Upholstery','Coachworks Ltd','Signs & Display','Electricals plc','Flooring Ltd','Brewing Co','Removals','Packaging Ltd','Plastics Ltd','Fabrications','Tyres (Northern)','Catering Supply','Gym Ltd','Powder Coating','Stone & Tile','Lift Services','Data Storage Ltd','Pallets Ltd','Fireworks Import','Motorhomes Ltd','Water Treatment','Laundry Ltd']
    stems='Arkwell Bosley Calder Denholme Eskdale Farrow Garside Hepton Inglewood Jarrow Kelbrook Lathom Meltham Norland Oxspring Penistow Quarrick Ribbles Skelder Thornley Ulverby Vantis Wharncliff Yewdale Zephon Brigg Crosby Dalton Elland Fulwood'.split()
    r.shuffle(stems); r.shuffle(trades)
    blocks=[('BLOCK A','UNITS 1-9',9,(1450,3200)),('BLOCK B','UNITS 10-22',13,(800,1500)),('BLOCK C','UNITS 23-30',8,(4200,9800))]
    asat=D(2025,9,29)
    c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=landscape(A4)); W,H=landscape(A4); state={'p':0,'y':0}
    F=8.0; LH=9.6
    def put(s,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',F); c.drawString(30,state['y'],s); state['y']-=LH
    HL1=f"{'UNIT':<9}{'TENANT / OCCUPIER':<32}{'FROM':<11}{'TO':<11}{'SQ FT':>8}{'RENT P.A.':>13}{'RENT QTR':>12}{'S/C QTR':>11}{'INS QTR':>10}{'DEPOSIT':>12}{'ARREARS':>12}"
    HL2=f"{'':<9}{'TENURE / NEXT REVIEW / BREAK':<54}{'(GIA)':>8}{'GBP':>13}{'GBP':>12}{'GBP':>11}{'GBP':>10}{'GBP':>12}{'GBP':>12}"
    def newpage():
        if state['p']: 
            c.showPage()
        state['p']+=1; state['y']=H-30
        put(f"{'TRM4021':<12}{'COLNEFORD ESTATES MANAGEMENT':<74}{'RUN 30/09/25 07:42':<26}PAGE {state['p']:>3}")
        put(f"{'':<12}{'TENANCY LISTING - PROPERTY 00418 HATHERSETT BRIDGE INDUSTRIAL ESTATE':<74}AS AT 29/09/2025")
        state['y']-=5; put('='*142); put(HL1); put(HL2); put('='*142)
    newpage(); truth=[]; n=0; G=[0]*7; nv=0; nh=nl=0
    dm=lambda d:d.strftime('%d/%m/%y') if d else ''
    m=lambda v: '' if v is None else f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR'
    def row_ok(k):
        if state['y']<30+k*LH: newpage()
    for bn,br,k,(lo,hi) in blocks:
        row_ok(5); state['y']-=4; put(f'{bn}  {br}',True); S=[0]*7
        for i in range(k):
            n+=1; unit=f'UNIT {n:02d}' if n not in (14,27) else {14:'UNIT 14A',27:'UNIT 27'}[n]
            area=r.randrange(lo,hi,5); psf=r.choice([6.75,7.25,7.5,8.0,8.5,9.25]) if lo<4000 else r.choice([5.5,5.95,6.25])
            void=n in (4,17,29)
            sc=round(area*0.98/4,2); ins=round(area*0.21/4,2)
            row_ok(3)
            if void:
                put(f"{unit:<9}{'** VOID **':<32}{'':<22}{area:>8,}{'':>13}{'':>12}{m(sc):>11}{m(ins):>10}")
                put(f"{'':<9}{'VOID SINCE '+dm(D(2025,r.randint(1,8),r.randint(1,28)))+'  LANDLORD PAYS S/C':<60}")
                S[0]+=area; S[3]+=sc; S[4]+=ins; nv+=1
                truth.append(R(unit=unit,building=bn,area=area,statusText='VOID',charges=[('S/C QTR',sc),('INS QTR',ins)]))
            else:
                pa=round(area*psf/50)*50; q=pa/4
                ten=(stems[n-1]+' '+trades[(n-1)%30]).upper()
                term=r.choice([3,5,5,6,10,10]); st=D(r.randint(2025-min(term,6),2024),r.choice([3,6,9,12]),1); st=D(st.year,st.month,{3:25,6:24,9:29,12:25}[st.month])
                en=eve(D(st.year+term,st.month,st.day)); 
                if n in (8,20): en=D(2025,3,24); st=D(2020,3,25)
                hold=en<asat
                if hold and n not in (8,20):
                    st=D(st.year+2,st.month,st.day); en=D(en.year+2,en.month,en.day); hold=en<asat
                nh+=hold
                lic=n in (12,22); nl+=lic
                dep=round(q*r.choice([1,1,2])) if r.random()<.45 else None
                arr=r.choice([None,None,None,round(q+sc,2),round(sc,2),-250.0]) if r.random()<.5 else None
                if lic: en=None
                rd=D(st.year+5,st.month,st.day)
                rv=('REV '+dm(rd) if rd>asat else 'REV '+dm(rd)+' OUTSTANDING' if n%2 else 'REV SETTLED') if term==10 else 'NO REVIEW'
                bk=f'BREAK {dm(D(st.year+3,st.month,st.day))} T' if term>=5 and D(st.year+3,st.month,st.day)>asat and r.random()<.8 else ''
                ten2='LICENCE - ROLLING 3M NOTICE' if lic else ('LEASE - HOLDING OVER' if hold else f'LEASE - FRI   {rv}   {bk}')
                put(f"{unit:<9}{ten[:30]:<32}{dm(st):<11}{'ROLLING' if lic else dm(en):<11}{area:>8,}{m(pa):>13}{m(q):>12}{m(sc):>11}{m(ins):>10}{m(dep):>12}{m(arr):>12}")
                put(f"{'':<9}{ten2}")
                for j,v in enumerate([area,pa,q,sc,ins,dep or 0,arr or 0]): S[j]+=v
                truth.append(R(unit=unit,building=bn,area=area,tenantName=ten[:30],statusText='Occupied',annualRent=pa,leaseStartDate=st,leaseEndDate='ROLLING' if lic else en,
                    charges=[('RENT QTR',q),('S/C QTR',sc),('INS QTR',ins)],deposit=dep,balance=arr))
        row_ok(3); put('-'*142)
        put(f"{'':<9}{'TOTAL '+bn:<54}{S[0]:>8,}{m(S[1]):>13}{m(S[2]):>12}{m(S[3]):>11}{m(S[4]):>10}{m(S[5]):>12}{m(S[6]):>12}",True)
        G=[a+b for a,b in zip(G,S)]
    row_ok(6); state['y']-=4; put('='*142)
    put(f"{'':<9}{'ESTATE TOTAL':<54}{G[0]:>8,}{m(G[1]):>13}{m(G[2]):>12}{m(G[3]):>11}{m(G[4]):>10}{m(G[5]):>12}{m(G[6]):>12}",True)
    put(f"{'':<9}UNITS {n}   LET {n-nv}   VOID {nv}   (HOLDING OVER {nh}, LICENCES {nl})")
    put('*** END OF REPORT ***'); c.save()
    save(NAME,truth,'HATHERSETT BRIDGE INDUSTRIAL ESTATE','2025-09-29',n,n-nv,nv,'INDUSTRIAL','Colneford Estates Management (TRAMPS)','monospaced system listing, two-line records, blocks','quarterly and annual rents side by side, CR suffix, two-line records')
