# PM system report, mobile home park list, storage report (fpdf2), motel letter (docx -> pdf)
import random, datetime as D, subprocess, os
from fpdf import FPDF
from common import *

# ---------- two-line system report, 84 units + 3 future
def pmreport():
    f='RRLC_1107_20251201.pdf'; rng=random.Random(1107); nm=Names(rng)
    plans={'A1':('1x1',640,985),'A2':('1x1D',735,1040),'B1':('2x1',880,1195),'B2':('2x2',985,1310),'C1':('3x2',1210,1540)}
    bl=['A1','A2','B1','B1','B2','B2','C1']
    units=[]
    for b in 'ABCDEFG':
        for k in range(12):
            fl=k//6+1; units.append((f'{b}-{fl}{k%6+1:02d}',bl[(ord(b)*3+k*5)%7]))
    vacidx={5:'Vacant Unrented Ready',17:'Vacant Unrented Not Ready',33:'Vacant Rented Ready',41:'Vacant Unrented Ready',62:'Vacant Rented Not Ready',77:'Vacant Unrented Not Ready'}
    notice={9:'Notice Unrented',28:'Notice Rented',55:'Notice Unrented',70:'Notice Unrented'}
    asof=D.date(2025,12,1)
    recs=[]
    for i,(u,p) in enumerate(units):
        code,sf,mk=plans[p]; mk+=10*(u[2]=='2')*-1
        if i in vacidx: recs.append(dict(u=u,p=p,sf=sf,mk=mk,st=vacidx[i],nm='VACANT',ch=[],dep=0,bal=0)); continue
        st=D.date(2024,rng.randint(1,12),1) if rng.random()<.3 else D.date(2025,rng.randint(1,11),1)
        mi=addm(st,-12*rng.choice([0,0,0,1,1,2,4])).replace(day=rng.randint(1,28))
        if mi>st: mi=st
        term=rng.choice([12,12,12,13,15]) if st.year==2025 else 24; en=eom(addm(st,term-1))
        while en<asof: en=eom(addm(en,12))
        if rng.random()<.08: en=None
        rent=mk-rng.choice([0,0,15,25,40,65,90])
        ch=[('RENT',rent)]
        if rng.random()<.9: ch.append(('WSTR',{1:45,2:60,3:75}[int(code[0])]))
        ch.append(('PEST',4))
        if rng.random()<.22: ch.append(('PETR',25))
        if rng.random()<.15: ch.append(('CPRT',35))
        if rng.random()<.09: ch.append(('CONC',-rng.choice([50,75,100])))
        mo=None; s='Current'
        if i in notice: s=notice[i]; mo=D.date(2025,12,rng.choice([15,20,31])) if i!=55 else D.date(2026,1,10); en=mo
        bal=0
        if rng.random()<.16: bal=round(rng.choice([1,1,1,-1])*rng.uniform(12,1450),2)
        recs.append(dict(u=u,p=p,sf=sf,mk=mk,st=s,nm=nm.lf(),ch=ch,dep=rng.choice([200,300,300,500]),bal=bal,mi=mi,ls=st,le=en,mo=mo,mtm=en is None))
    fut=[]
    for i,d in ((33,6),(62,19),(28,27)):
        u,p=units[i]; code,sf,mk=plans[p]
        s=D.date(2025,12,d) if i!=28 else D.date(2026,1,5)
        fut.append(dict(u=u,p=p,sf=sf,mk=None,st='Applicant' if i==62 else 'Future',nm=nm.lf(),ch=[('RENT',recs[i]['mk']),('WSTR',{1:45,2:60,3:75}[int(code[0])]),('PEST',4)],dep=300,bal=-300,mi=s,ls=s,le=eom(addm(s,11)),mo=None,mtm=False))
    T=Truth(f,'MULTIFAMILY','system rent roll with lease charges, two-line records, charge codes stacked, future residents, summaries by status and code',True,'Heron Lake Apartments',iso(asof),84,78,6)
    pdf=FPDF('L','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(24,24)
    us=lambda d:d.strftime('%m/%d/%Y') if d else ''
    m=lambda x:f'({abs(x):,.2f})' if x<0 else f'{x:,.2f}'
    X=dict(u=24,st=78,nm=182,mi=304,ls=366,mk=432,cd=498,am=532,dep=600,bal=668)
    pg=[0]
    def head():
        pdf.add_page(); pg[0]+=1; pdf.set_font('Helvetica','B',10); pdf.text(24,34,'Rent Roll with Lease Charges'); pdf.set_font('Helvetica','',8)
        pdf.text(24,45,'Heron Lake Apartments (1107)'); pdf.text(24,55,'As of Date: 12/01/2025'); pdf.text(24,65,'Show Future: Yes   Show Unit Designations: No')
        pdf.text(670,34,'12/02/2025 08:14 AM'); pdf.set_xy(668,38); pdf.cell(90,10,f'Page {pg[0]} of '+'{nb}')
        pdf.set_font('Helvetica','B',7)
        for x,a,b,r in ((X['u'],'Unit','Floorplan',0),(X['st'],'Status','Unit Sq Ft',0),(X['nm'],'Resident Name','Resident Id',0),(X['mi'],'Move In','Move Out',0),(X['ls'],'Lease From','Lease To',0),(X['mk']+56,'Market','Rent',1),(X['cd']+8,'Charge','Code',0),(X['am']+60,'','Amount',1),(X['dep']+60,'Resident','Deposit',1),(X['bal']+76,'','Balance',1)):
            for k,t in enumerate((a,b)):
                pdf.text(x-(pdf.get_string_width(t) if r else 0),80+k*9,t)
        pdf.set_line_width(.8); pdf.line(24,93,752,93); pdf.set_font('Helvetica','',7); return 103
    def rt(x,y,t): pdf.text(x-pdf.get_string_width(t),y,t)
    pdf.alias_nb_pages('{nb}')
    y=head()
    def sect(y,t):
        if y>540: y=head()
        pdf.set_font('Helvetica','B',8); pdf.text(24,y,t); pdf.set_font('Helvetica','',7); return y+12
    rid=[48210]
    def rec(r,y,sec):
        n=max(2,len(r['ch'])+ (1 if r['ch'] else 0))
        if y+n*9>578: y=head()
        pdf.text(X['u'],y,r['u']); pdf.text(X['st'],y,r['st']); pdf.text(X['nm'],y,r['nm'])
        pdf.text(X['u'],y+9,r['p']); pdf.text(X['st'],y+9,f"{r['sf']:,}")
        if r['mk'] is not None: rt(X['mk']+56,y,m(r['mk']))
        if r['ch']:
            rid[0]+=rng.randint(1,90); pdf.text(X['nm'],y+9,f't{rid[0]:07d}')
            pdf.text(X['mi'],y,us(r['mi'])); pdf.text(X['mi'],y+9,us(r['mo'])); pdf.text(X['ls'],y,us(r['ls'])); pdf.text(X['ls'],y+9,'MTM' if r['mtm'] else us(r['le']))
        for k,(c,a) in enumerate(r['ch']): pdf.text(X['cd']+8,y+9*k,c); rt(X['am']+60,y+9*k,m(a))
        tot=sum(a for _,a in r['ch'])
        if r['ch']:
            yy=y+9*len(r['ch']); pdf.set_font('Helvetica','B',7); pdf.text(X['cd']+8,yy,'Total'); rt(X['am']+60,yy,m(tot)); pdf.set_font('Helvetica','',7)
            pdf.set_line_width(.3); pdf.line(X['am']+18,yy-7.2,X['am']+60,yy-7.2)
        rt(X['dep']+60,y,m(r['dep'])); rt(X['bal']+76,y,m(r['bal']))
        v=r['nm']=='VACANT'
        T.add(unit=r['u'],unitType=r['p'],area=r['sf'],statusText=r['st'],tenantName=None if v else r['nm'],section=sec,marketRent=r['mk'],contractRent=None if v else r['ch'][0][1],moveInDate=r.get('mi'),moveOutDate=r.get('mo'),leaseStartDate=r.get('ls'),leaseEndDate='MTM' if r.get('mtm') else r.get('le'),deposit=r['dep'],balance=r['bal'],charges=[dict(code=c,amount=a) for c,a in r['ch']],totalCharges=tot if r['ch'] else None)
        return y+n*9+5
    y=sect(y,'Current/Notice/Vacant Residents')
    for r in recs: y=rec(r,y,'Current/Notice/Vacant Residents')
    def total(y,lab,R):
        if y>560: y=head()
        pdf.set_line_width(.8); pdf.line(24,y-8,752,y-8); pdf.set_font('Helvetica','B',7); pdf.text(24,y+1,lab); rt(X['mk']+56,y+1,m(sum(r['mk'] or 0 for r in R))); rt(X['am']+60,y+1,m(sum(a for r in R for _,a in r['ch']))); rt(X['dep']+60,y+1,m(sum(r['dep'] for r in R))); rt(X['bal']+76,y+1,m(round(sum(r['bal'] for r in R),2))); pdf.set_font('Helvetica','',7); return y+20
    y=total(y,'Total  Current/Notice/Vacant Residents',recs)
    y=sect(y+4,'Future Residents/Applicants')
    for r in fut: y=rec(r,y,'Future Residents/Applicants')
    y=total(y,'Total  Future Residents/Applicants',fut)
    # summary page
    y=head() if y>330 else y+16
    pdf.set_font('Helvetica','B',8); pdf.text(24,y,'Summary Groups'); y+=13; pdf.set_font('Helvetica','B',7)
    for x,t in ((300,'Units'),(370,'% Units'),(450,'Square Feet'),(540,'Market Rent'),(630,'Lease Charges'),(720,'Balance')): rt(x,y,t)
    pdf.set_line_width(.5); pdf.line(24,y+3,720,y+3); y+=13; pdf.set_font('Helvetica','',7)
    groups=[('Current Residents',[r for r in recs if r['st']=='Current']),('Notice Residents',[r for r in recs if r['st'].startswith('Notice')]),('Vacant Units - Rented',[r for r in recs if r['st'].startswith('Vacant Rented')]),('Vacant Units - Unrented',[r for r in recs if r['st'].startswith('Vacant Unr')])]
    for g,R in groups+[('Totals',recs)]:
        if g=='Totals': pdf.set_font('Helvetica','B',7); pdf.line(24,y-8,720,y-8)
        pdf.text(24,y,g); rt(300,y,str(len(R))); rt(370,y,f'{len(R)/84:.2%}'); rt(450,y,f"{sum(r['sf'] for r in R):,}"); rt(540,y,m(sum(r['mk'] for r in R))); rt(630,y,m(sum(a for r in R for _,a in r['ch']))); rt(720,y,m(round(sum(r['bal'] for r in R),2))); y+=11
    y+=10; pdf.set_font('Helvetica','B',8); pdf.text(24,y,'Summary of Charges by Charge Code'); pdf.set_font('Helvetica','',7); pdf.text(170,y,'(Current/Notice Residents Only)'); y+=12
    agg={}
    for r in recs:
        for c,a in r['ch']: agg[c]=agg.get(c,0)+a
    for c,a in sorted(agg.items()): pdf.text(40,y,c); rt(200,y,m(a)); y+=10
    pdf.set_font('Helvetica','B',7); pdf.line(140,y-8,200,y-8); pdf.text(40,y+1,'Total'); rt(200,y+1,m(sum(agg.values())))
    pdf.output(path(f)); T.save()

# ---------- mobile home park seller's list; one space printed at the foot of page 1 and again at the top of page 2
def park():
    f='Shady Bend tenant list Nov 2025.pdf'; rng=random.Random(64); nm=Names(rng)
    T=Truth(f,'MANUFACTURED_HOUSING',"park seller's typed list, sections by loop, lot and home rent, monospace",True,'Shady Bend Mobile Home Community','2025-11',52,45,7,planted=dict(kind='unit_doubled',what='Space 35 is printed twice: as the last line of page 1 and again as the first line of page 2; the section and park totals and counts take it once.'))
    secs=[('EAST LOOP',range(1,25),275),('WEST LOOP',range(25,45),265),('RV ROW',[f'RV{k}' for k in range(1,9)],340)]
    rows=[];
    for s,rg,lot in secs:
        for k in rg:
            sp=str(k); rv=s=='RV ROW'
            if sp in ('6','19','31','40','RV2','RV7'): rows.append([s,sp,'-- empty --','lot',None,None,None,None,'','ready to rent' if sp!='31' else 'pad cracked']); continue
            if sp=='22': rows.append([s,sp,'-- empty --','POH',None,None,None,None,'','POH being rehabbed, 1998 14x66']); continue
            if sp=='1': rows.append([s,sp,nm.fl(),'POH',0,0,0,0,'6/2009','manager, free rent & water']); continue
            k2='RV' if rv else ('POH' if rng.random()<.27 else 'TOH')
            home=rng.choice([310,325,350,375,395]) if k2=='POH' else 0
            l=lot-(15 if rng.random()<.18 and not rv else 0); w=0 if rv else rng.choice([28,32,35,35,41])
            rows.append([s,sp,nm.fl(),k2,l,home,w,l+home+w,f'{rng.randint(1,12)}/{rng.randint(2006,2024)}',rng.choice(['']*9+['pays on the 15th','2 dogs','behind, on pmt plan','senior rate'])])
    pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); CW=[40,126,36,58,62,50,64,52,90]; x0=22
    al='LLLRRRRRL'; pg=[0]
    def line(v,y,b=''):
        pdf.set_font('Courier',b,8.5); x=x0
        for t,w,a in zip(v,CW,al):
            if t: pdf.text(x if a=='L' else x+w-8-pdf.get_string_width(t),y,t)
            x+=w
    def head():
        pdf.add_page(); pg[0]+=1; pdf.set_font('Courier','B',13); 
        if pg[0]==1:
            pdf.text(x0,44,'SHADY BEND MOBILE HOME COMMUNITY'); pdf.set_font('Courier','',9); pdf.text(x0,58,'Tenant list and rents - November 2025'); pdf.text(x0,70,'TOH = tenant owns home   POH = park owns home   water is metered and billed back')
            y=96
        else: pdf.set_font('Courier','',9); pdf.text(x0,44,'Shady Bend - tenant list, page 2'); y=66
        line(['','','','Lot','Home','','Total','Here',''],y-11,'B'); line(['Space','Name','Home','rent','rent','Water','due','since','Remarks'],y,'B'); pdf.line(x0,y+4,596,y+4); return y+17
    z=lambda v:'' if v is None else f'{v:.2f}'
    y=head(); cur=None; tots={}; did=False; G=[0]*4; first=True
    def flush(s,y):
        q=tots[s]; line(['',f'{s.title() if s!="RV ROW" else "RV Row"}: {q[5]} of {q[4]} rented','']+[f'{v:,.2f}' for v in q[:4]]+['',''],y+2,'B'); return y+22
    printed=0
    for r in rows:
        s=r[0]
        if s!=cur:
            if cur: y=flush(cur,y)
            cur=s; tots[s]=[0,0,0,0,0,0]
            pdf.set_font('Courier','BU',9.5); pdf.text(x0,y,s); y+=14
        q=tots[s]; q[4]+=1; q[5]+=r[7] is not None
        for k in range(4): q[k]+=r[4+k] or 0
        reps=2 if r[1]=='35' else 1
        for rep in range(reps):
            if rep==1: y=head(); pdf.set_font('Courier','BU',9.5); pdf.text(x0,y,s+' (cont.)'); y+=14
            rem=r[9]
            line([r[1],r[2],r[3],z(r[4]),'' if r[5]==0 and r[1]!='1' else z(r[5]),'' if r[6]==0 and r[1]!='1' else z(r[6]),z(r[7]),r[8],''],y)
            pdf.set_font('Courier','',7); 
            if len(rem)<=22: pdf.text(x0+sum(CW[:8]),y,rem)
            else: k=rem.rfind(' ',0,22); pdf.text(x0+sum(CW[:8]),y,rem[:k]); pdf.text(x0+sum(CW[:8]),y+8,rem[k+1:]); 
            y+=20 if len(rem)>22 else 16.4
            v=r[7] is None
            ch=[] if v else [dict(code=c,amount=a) for c,a in (('Lot rent',r[4]),('Home rent',r[5]),('Water',r[6])) if a or r[1]=='1']
            T.add(unit=r[1],section=s,unitType=r[3],tenantName=None if v else r[2],statusText='empty' if v else 'Occupied',contractRent=r[4],charges=ch,totalCharges=r[7],moveInDate=r[8])
    y=flush(cur,y)
    G=[sum(tots[s][k] for s in tots) for k in range(6)]
    pdf.line(x0,y-8,596,y-8); line(['','ALL SPACES','']+[f'{v:,.2f}' for v in G[:4]],y+4,'B')
    T.t.update(units=G[4],occupied=G[5],vacant=G[4]-G[5])
    pdf.set_font('Courier','',9); y+=26
    for t in (f'{G[4]} spaces in all: {G[5]} rented, {G[4]-G[5]} empty.','Space 1 is the manager (counted as rented). Everybody is month to month.','Park homes go with the sale, titles in hand. Septic pumped Aug 2025.'): pdf.text(x0,y,t); y+=12
    pdf.output(path(f)); T.save()

# ---------- self storage, 168 units, grouped by size, subtotal wrong in one group
def storage():
    f='RentRoll_BySize_KeystoneLock.pdf'; rng=random.Random(168); nm=Names(rng)
    gr=[('5 x 5 Interior',25,16,45,'A'),('5 x 10 Interior',50,34,69,'B'),('5 x 10 Drive-Up',50,28,79,'C'),('10 x 10 Drive-Up',100,40,119,'D'),('10 x 15 Drive-Up',150,20,149,'E'),('10 x 20 Drive-Up',200,22,179,'F'),('12 x 30 RV / Boat',360,8,225,'P')]
    T=Truth(f,'SELF_STORAGE','storage system report grouped by size, status words, subtotal lines, size mix summary',False,'Keystone Lock & Store','2025-11-30',168,0,0)
    pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.alias_nb_pages()
    X=[(30,'L','Space'),(66,'L','Tenant'),(206,'R','Sq Ft'),(216,'L','Status'),(270,'L','Moved In'),(320,'L','Paid Thru'),(404,'R','Std Rate'),(454,'R','Rent'),(498,'R','Insurance'),(552,'R','Balance')]; X=[(x+12,a,t) for x,a,t in X]
    def put(vals,y,b=''):
        pdf.set_font('Helvetica',b,7.3)
        for (x,a,_),t in zip(X,vals):
            if t!='': pdf.text(x if a=='L' else x-pdf.get_string_width(t),y,t)
    def head():
        pdf.add_page(); pdf.set_font('Helvetica','B',12); pdf.text(42,40,'Keystone Lock & Store'); pdf.set_font('Helvetica','',8); pdf.text(42,52,'Rent Roll by Unit Size'); t='Report date 11/30/2025'; pdf.text(564-pdf.get_string_width(t),40,t)
        pdf.text(42,770,'StoreKeeper Pro 8.2'); pdf.set_xy(518,762); pdf.cell(60,10,f'Page {pdf.page_no()} of '+'{nb}')
        pdf.set_fill_color(222,226,232); pdf.rect(38,60,530,14,'F'); put([t for _,_,t in X],70,'B'); return 86
    m=lambda x:f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
    y=head(); mix=[]; GT=[0]*4; nocc=nv=nun=0
    for gi,(g,sf,n,rate,L) in enumerate(gr):
        if y>690: y=head()
        pdf.set_font('Helvetica','B',8); pdf.text(42,y,f'{g}'); pdf.set_line_width(.4); pdf.line(42,y+3,564,y+3); y+=14
        S=[0]*4; occ=0; flip=True
        for k in range(1,n+1):
            if y>748: y=head(); pdf.set_font('Helvetica','BI',8); pdf.text(42,y,f'{g} (continued)'); y+=14
            u=f'{L}{k:02d}' if L!='P' else f'P-{k}'; q=rng.random()
            if q<.11: st='Vacant'; nv+=1
            elif q<.13 and L!='P': st='Unrentable'; nun+=1
            else: st='Rented' if q<.94 else ('Overlocked' if q<.985 else 'Auction')
            if st in('Vacant','Unrentable'):
                put([u,'',str(sf),st,'','',m(rate)],y); T.add(unit=u,section=g,unitType=g,area=sf,statusText=st,marketRent=rate); S[0]+=rate
            else:
                occ+=1; r=rate+rng.choice([-10,-5,0,0,0,4,8,12,15] if rate>60 else [-5,0,0,3,5]); ins=rng.choice([0,0,9,12,12]); mi=D.date(rng.randint(2015,2025),rng.randint(1,11),rng.randint(1,28)); pt=D.date(2025,12,mi.day) 
                bal=0
                if st=='Overlocked': bal=2*(r+ins)+20; pt=D.date(2025,10,mi.day)
                elif st=='Auction': bal=3*(r+ins)+60; pt=D.date(2025,9,mi.day)
                elif rng.random()<.06: bal=-r
                name=nm.lf() if rng.random()<.93 else rng.choice(['Ridgeway Plumbing Co','Kestrel HVAC Supply','Tri-Borough Caterers','Fairlawn Youth Soccer','Dunmore Event Rentals','Bassett Painting LLC','Ninth Street Antiques'])
                put([u,name,str(sf),st,mi.strftime('%m/%d/%y'),pt.strftime('%m/%d/%y'),m(rate),m(r),m(ins) if ins else '-',m(bal)],y)
                for j,v in enumerate((rate,r,ins,bal)): S[j]+=v
                T.add(unit=u,section=g,unitType=g,area=sf,tenantName=name,statusText=st,moveInDate=mi,marketRent=rate,contractRent=r,charges=[dict(code='Insurance',amount=ins)] if ins else None,balance=bal)
            y+=10.4
        P=list(S)
        if g=='10 x 15 Drive-Up':
            P[1]=S[1]+90; T.t['planted']=dict(kind='total_wrong',what=f'The subtotal of Rent for 10 x 15 Drive-Up prints {P[1]:,.2f}; its spaces sum to {S[1]:,.2f} (90.00 too high). The grand total and the size mix agree with the spaces.')
        y+=2; pdf.line(360,y-8.5,564,y-8.5); put(['','','',f'{occ} of {n} rented','','',m(P[0]),m(P[1]),m(P[2]),m(P[3])],y,'B'); y+=18
        nocc+=occ; mix.append((g,n,occ,n*sf,occ*sf,S[0],S[1])); GT=[a+b for a,b in zip(GT,S)]
    if y>560: y=head()
    pdf.set_line_width(1); pdf.line(42,y-8,564,y-8); put(['Total','','',f'{nocc} of 168 rented','','',m(GT[0]),m(GT[1]),m(GT[2]),m(GT[3])],y+3,'B'); y+=30
    pdf.set_font('Helvetica','B',9); pdf.text(42,y,'Size Mix'); y+=13
    xs=[42,220,270,330,400,480,564]; hd=['Size','Spaces','Rented','Sq Ft','Rented Sq Ft','Std Rate Total','Rent Total']
    def row2(v,y,b=''):
        pdf.set_font('Helvetica',b,7.3)
        for j,(x,t) in enumerate(zip(xs,v)): pdf.text(x if j==0 else x-pdf.get_string_width(t),y,t)
    row2(hd,y,'B'); pdf.set_line_width(.4); pdf.line(42,y+3,564,y+3); y+=12
    for r in mix: row2([r[0]]+[f'{v:,}' for v in r[1:5]]+[m(r[5]),m(r[6])],y); y+=11
    pdf.line(42,y-8,564,y-8); row2(['All sizes']+[f'{sum(r[k] for r in mix):,}' for k in (1,2,3,4)]+[m(GT[0]),m(GT[1])],y+2,'B'); y+=22
    pdf.set_font('Helvetica','',7.3); pdf.text(42,y,f'Rented includes overlocked and auction spaces. Not rented: {nv} vacant, {nun} unrentable.')
    T.t.update(occupied=nocc,vacant=168-nocc); assert nocc+nv+nun==168
    pdf.output(path(f)); T.save()

# ---------- motel by the month: Word letter with table, saved as PDF
def motel():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    f='Blue Spruce Motor Lodge - rooms.pdf'; rng=random.Random(24); nm=Names(rng)
    T=Truth(f,'HOSPITALITY',"seller's Word letter with room table, motel let by the month, saved as PDF",False,'Blue Spruce Motor Lodge','2025-12-05',24,20,4)
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.9); s.top_margin=Inches(.8); s.bottom_margin=Inches(.7)
    d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(11)
    p=d.add_paragraph(); r=p.add_run('Blue Spruce Motor Lodge'); r.bold=True; r.font.size=Pt(16); p.paragraph_format.space_after=Pt(0)
    d.add_paragraph('US Highway 50 West, Gunnison, Colorado\nRoom list as of December 5, 2025')
    d.add_paragraph('As you asked, here is who is in each room. Since 2021 we have let by the month only. Monthly rate includes electric, heat, basic cable and wifi. Where somebody keeps a dog I charge $30 more, and that is in its own column. Kitchenettes have a two-burner stove.')
    hd=['Rm','Bed type','Guest','In since','Rate / month','Pet','Deposit held','Paid up?']
    t=d.add_table(rows=1,cols=8); t.style='Table Grid'; t.autofit=False; W=[.45,1.15,1.55,.95,.85,.5,.8,.75]
    def fill(c,x,al=None,b=False,i=False):
        c.text=''; p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); r=p.add_run(x); r.font.size=Pt(9.5); r.bold=b; r.italic=i
        if al: p.alignment=al
    for c,h in zip(t.rows[0].cells,hd): fill(c,h,b=True)
    R=P=Dp=0;occ=0
    for k in range(24):
        u=str(101+k if k<12 else 189+k); kit=k%4==3; ty='Kitchenette' if kit else ('2 doubles' if k%3==0 else '1 queen')
        c=t.add_row().cells
        if u in ('105','207','210'):
            fill(c[0],u); fill(c[1],ty); fill(c[2],'vacant',i=True); [fill(x,'') for x in c[3:]]; T.add(unit=u,unitType=ty,statusText='vacant'); continue
        if u=='112':
            fill(c[0],u); fill(c[1],ty); fill(c[2],'vacant - frozen pipe, in repair',i=True); [fill(x,'') for x in c[3:]]; T.add(unit=u,unitType=ty,statusText='vacant - frozen pipe, in repair'); continue
        occ+=1; rate={'Kitchenette':925,'2 doubles':820,'1 queen':760}[ty]-rng.choice([0,0,0,25,40]); pet=30 if rng.random()<.25 else 0; dep=rng.choice([300,300,400,500]); since=D.date(rng.randint(2021,2025),rng.randint(1,11),rng.randint(1,28)); n=nm.fl(); paid=rng.choice(['yes']*6+['owes $200','owes $410'])
        if u=='101': rate=0;pet=0;dep=0; paid='desk clerk'
        bal=int(paid[6:]) if paid.startswith('owes') else None
        R+=rate;P+=pet;Dp+=dep
        for cell,x,a in zip(c,[u,ty,n,since.strftime('%b ')+f'{since.day}, {since.year}',f'${rate}',f'${pet}' if pet else '',f'${dep}' if dep else 'none',paid],[None]*4+[AL.RIGHT]*3+[None]): fill(cell,x,a)
        T.add(unit=u,unitType=ty,tenantName=n,statusText='Occupied',moveInDate=since,contractRent=rate,charges=[dict(code='Pet',amount=pet)] if pet else None,deposit=dep or None,balance=bal)
    c=t.add_row().cells
    for cell,x,a in zip(c,['','',f'{occ} rooms let','',f'${R:,}',f'${P}',f'${Dp:,}',''],[None]*4+[AL.RIGHT]*3+[None]): fill(cell,x,a,b=True)
    assert occ==20
    for cc,w in zip(t.columns,W): cc.width=Inches(w)
    for row in t.rows:
        for cell,w in zip(row.cells,W): cell.width=Inches(w)
    p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8)
    p.add_run(f'Room 101 goes with the job of night clerk. Of the 24 rooms, 20 are let and 4 are not. Asking today is $760 for a queen, $820 for two doubles and $925 for a kitchenette.')
    d.add_paragraph('The laundry machines brought $3,140 last year, not in the list.')
    dx=os.path.join(HERE,'tmp_motel.docx'); d.save(dx)
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{HERE}/lo','--convert-to','pdf','--outdir',HERE,dx],check=True,capture_output=True)
    os.replace(os.path.join(HERE,'tmp_motel.pdf'),path(f)); os.remove(dx); T.save()
def run(): pmreport(); park(); storage(); motel()
if __name__=='__main__': run()
