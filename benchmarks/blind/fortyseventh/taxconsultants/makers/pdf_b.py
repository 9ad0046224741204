"""Argus-like stacked cells (medical), broker OM (industrial), assessor's form (hotel shops), line-printer mixed use."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
import reportlab.rl_config; reportlab.rl_config.invariant=1
from fpdf import FPDF

def p_argus():
    r=random.Random(515); nm=Names(r,MED); name='Stapleford_MOB_presentation_roll.pdf'
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=landscape(letter)); Wd,H=landscape(letter); pg=0; y=0
    fy=D(2025,4,1); T=[]
    def head():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; c.setFont('Helvetica',7); c.drawString(36,H-28,'Software : ARGIS Val 15.1'); c.drawString(36,H-37,'File : StaplefordMOB_v3'); c.drawString(36,H-46,'Property Type : Office/Medical'); c.drawRightString(Wd-36,H-28,'Date : 4/22/25'); c.drawRightString(Wd-36,H-37,'Time : 4:51 pm'); c.drawRightString(Wd-36,H-46,f'Ref# : AKT  Page : {pg}')
        c.setFont('Helvetica-Bold',10); c.drawCentredString(Wd/2,H-36,'Stapleford Medical Pavilion'); c.setFont('Helvetica',8); c.drawCentredString(Wd/2,H-47,'2200 Arbor Crest Drive, Lot 7')
        c.setFont('Helvetica-Bold',9); c.drawCentredString(Wd/2,H-64,'Presentation Rent Roll & Current Term Tenant Summary'); c.drawCentredString(Wd/2,H-75,f'As of Apr-2025 for {m0(TOT)} Square Feet')
        yy=H-96; c.setFont('Helvetica-Bold',7)
        for x,ls,al in [(36,['Tenant Name','Type & Suite Number','Lease Dates & Term'],'l'),(250,['Floor','SqFt','Bldg Share'],'r'),(345,['Rate & Amount','per Year','per Month'],'r'),(405,['Changes','on'],'r'),(475,['Changes','to (per Year)'],'r'),(500,['Description of','Operating Expense','Reimbursements'],'l'),(610,['Market','Rent per','Month'],'r'),(740,['Free Rent','Deposit','Held'],'r')]:
            for i,t in enumerate(ls): (c.drawString if al=='l' else c.drawRightString)(x,yy-i*9,t)
        c.setDash(1,1); c.line(36,yy-23,Wd-36,yy-23); c.setDash(); y=yy-36
    n=19; ss=[]
    for i in range(n):
        ss.append(dict(s=str([101,102,105,110,115,120,130,200,201,205,210,220,225,230,300,301,305,310,320][i]),sf=r.randint(850,5200)))
    TOT=sum(x['sf'] for x in ss); vac={3,12,16}
    head(); tm=ta=td=to=tmk=0
    for i,x in enumerate(ss):
        if y<75: head()
        mk=round(x['sf']*25.5/12); to_=x['sf']; tmk+=mk
        c.setFont('Helvetica-Bold',7.5); num=i+1
        if i in vac:
            c.drawString(36,y,f'{num}. Vacant'); c.setFont('Helvetica',7); c.drawString(46,y-9,f"Medical, Suite: {x['s']}"); c.drawString(46,y-18,'Available')
            c.drawRightString(250,y,m0(x['sf'])); c.drawRightString(250,y-9,f"{x['sf']/TOT*100:.2f}%"); c.drawRightString(610,y,'$'+m0(mk)); y-=34
            T.append(row(unit=x['s'],area=x['sf'],statusText='Vacant',unitType='Medical',marketRent=mk)); continue
        t=nm(); st=addm(D(2017,1,1),r.randint(0,92)); ms=r.choice([60,84,120,36])
        while term_end(st,ms)<=D(2025,6,1): ms+=36
        en=term_end(st,ms); ty='Office' if i in (6,14) else 'Medical'
        psf=r.choice([21.5,22.75,24,25.25,26.8]); an=round(x['sf']*psf); mo=round(an/12)
        an=mo*12; dep=r.choice([0,mo,mo*2]); stp=[]; d=addm(D(2025,st.month,1),0); d=d if d>fy else addm(d,12); a=an
        k=r.choice([0,1,2,3])
        while d<en and len(stp)<k: a=round(a*1.03/12)*12; stp.append((d,a)); d=addm(d,12)
        c.drawString(36,y,f'{num}. {t}'); c.setFont('Helvetica',7); c.drawString(46,y-9,f"{ty}, Suite: {x['s']}"); c.drawString(46,y-18,f"{st.strftime('%b-%Y')} to {en.strftime('%b-%Y')}"); c.drawString(46,y-27,f'{ms} Months')
        c.drawRightString(250,y,m0(x['sf'])); c.drawRightString(250,y-9,f"{x['sf']/TOT*100:.2f}%")
        c.drawRightString(345,y,f"${an/x['sf']:.2f}"); c.drawRightString(345,y-9,'$'+m0(an)); c.drawRightString(345,y-18,'$'+m0(mo))
        for j,(d,a) in enumerate(stp): c.drawRightString(405,y-9*j,d.strftime('%b-%Y')); c.drawRightString(475,y-9*j,'$'+m0(a))
        for j,q in enumerate(r.choice([['Net: Pays a full pro-rata','share of all reimbursable','expenses.'],['Base Stop: 2021 base','year for all expenses.'],['Full service; none.']])): c.drawString(500,y-9*j,q)
        c.drawRightString(610,y,'$'+m0(mk))
        c.drawRightString(740,y,'-'); c.drawRightString(740,y-9,'$'+m0(dep)); y-=44
        tm+=mo; ta+=an; td+=dep; to+=x['sf']
        T.append(row(unit=x['s'],tenantName=t,area=x['sf'],statusText='Occupied',unitType=ty,marketRent=mk,contractRent=mo,annualRent=an,leaseStartDate=st.strftime('%b-%Y'),leaseEndDate=en.strftime('%b-%Y'),deposit=dep,rentSteps=[dict(date=d.strftime('%b-%Y'),amount=a,per='year') for d,a in stp]))
    if y<110: head()
    c.setFont('Helvetica-Bold',7.5); c.line(36,y+8,Wd-36,y+8)
    c.drawString(36,y-4,'Total Leased'); c.drawString(36,y-26,'Total Available'); c.drawString(36,y-42,'Total Property')
    c.drawRightString(250,y-4,m0(to)); c.drawRightString(345,y-4,'$'+m0(ta)); c.drawRightString(345,y-13,'$'+m0(tm)); c.drawRightString(740,y-4,'$'+m0(td))
    c.drawRightString(250,y-26,m0(TOT-to)); c.drawRightString(250,y-42,m0(TOT)); c.drawRightString(610,y-42,'$'+m0(tmk))
    c.drawString(270,y-42,f'16 tenants, 3 available suites'); c.save()
    save(name,'OFFICE','Argus-like presentation roll, four-line stacked cells, month-only dates, yearly steps',True,T,'Stapleford Medical Pavilion','2025-04',19,16,3)

def p_om():
    r=random.Random(909); nm=Names(r,IND); name='OM_Kestrel_Ridge_Commerce_Park_p24-26.pdf'
    p=FPDF('L','mm','A4'); p.set_creation_date(dt.datetime(2025,5,2)); p.set_auto_page_break(False)
    cols=[('BAY',14,'C'),('OCCUPIER',58,'L'),('USE',24,'L'),('RSF',17,'R'),('% PARK',14,'R'),('COMMENCE',22,'C'),('EXPIRE',22,'C'),('RENT/SF\n(YR)',17,'R'),('RENT/\nMONTH',22,'R'),('RENT/\nYEAR',25,'R'),('LEASE',14,'C'),('OPTIONS',28,'L')]
    bl=[('BUILDING ONE','1180 Kestrel Ridge Way',[f'1{chr(65+i)}' for i in range(9)]),('BUILDING TWO','1184 Kestrel Ridge Way',[f'2{chr(65+i)}' for i in range(12)]),('BUILDING THREE','1190 Kestrel Ridge Way',['3A','3B','3C','3D','3E'])]
    dat=[];T=[]
    vac={('2F'),('2K'),('1C')}
    for b,ad,us_ in bl:
        L=[]
        for u in us_:
            sf=r.choice([2400,2880,3600,4800,5400,6000,7200]) if b!='BUILDING THREE' else r.choice([12000,15600,18000,24000])
            use=r.choice(['Warehouse','Flex','Showroom','Flex/Lab']); 
            if u in vac: L.append(dict(u=u,sf=sf,use=use,v=1,ask=round(sf*11.4/12,2))); continue
            st=addm(D(2018,1,1),r.randint(0,80)); ms=r.choice([36,60,62,84]); 
            while term_end(st,ms)<D(2025,7,1): ms+=24
            mo=round(sf*r.uniform(8.6,11.9)/12,2)
            L.append(dict(u=u,sf=sf,use=use,v=0,n=nm(),st=st,en=term_end(st,ms),mo=mo,ls=r.choice(['NNN','NNN','MG']),op=r.choice(['None','1 x 5 yr @ FMV','2 x 3 yr','1 x 3 yr, 3%'])))
        dat.append((b,ad,L))
    park=sum(x['sf'] for _,_,L in dat for x in L); GO=[0,0,0,0,0]
    def head():
        p.add_page(); p.set_fill_color(24,58,78); p.rect(0,0,297,20,'F'); p.set_text_color(255); p.set_font('helvetica','B',15); p.set_xy(12,6); p.cell(100,8,'RENT ROLL'); p.set_font('helvetica','',9); p.set_xy(150,6); p.cell(135,8,'KESTREL RIDGE COMMERCE PARK  |  OFFERING MEMORANDUM',align='R')
        p.set_text_color(0); p.set_xy(10,26); p.set_font('helvetica','B',7); p.set_fill_color(226,232,235)
        x=10
        for t,w,a in cols: 
            p.set_xy(x,26); p.cell(w,9,'',fill=True); q=t.split('\n')
            for i,s in enumerate(q): p.set_xy(x,26+(0.5 if len(q)==2 else 2.5)+i*4); p.cell(w,4,s,align=a)
            x+=w
        p.set_y(37)
    def foot():
        p.set_font('helvetica','I',6.5); p.set_text_color(110); p.set_xy(10,199); p.cell(200,4,'Rents in place as of June 1, 2025. Information from sources deemed reliable but not guaranteed. Options are not exercised.'); p.set_xy(257,199); p.cell(30,4,str(23+p.page_no()),align='R'); p.set_text_color(0)
    def line(v,b='',h=6.2,fill=False):
        p.set_font('helvetica',b,7.8); y=p.get_y(); x=10
        for (t,w,a),s in zip(cols,v): p.set_xy(x,y); p.cell(w,h,s or '',align=a,fill=fill); x+=w
        p.set_draw_color(200); p.line(10,y+h,287,y+h); p.set_y(y+h)
    planted=None
    for k,(b,ad,L) in enumerate(dat):
        head(); p.set_font('helvetica','B',9); p.set_text_color(150,70,20); p.set_x(10); p.cell(100,7,f'{b}  -  {ad}'); p.set_y(p.get_y()+8); p.set_text_color(0)
        s=[0,0,0]
        for x in L:
            s[0]+=x['sf']
            if x['v']:
                p.set_text_color(170,30,30); line([x['u'],'Available','' ,m0(x['sf']),f"{x['sf']/park*100:.1f}%",'','','','','','','Asking '+m2(x['ask'])+'/mo'][:2]+[x['use']]+[m0(x['sf']),f"{x['sf']/park*100:.1f}%",'','','','','','','$'+m0(x['ask'])+'/mo ask']); p.set_text_color(0)
                T.append(row(unit=x['u'],building=b,unitType=x['use'],area=x['sf'],statusText='Available',marketRent=float(round(x['ask']))))
            else:
                line([x['u'],x['n'],x['use'],m0(x['sf']),f"{x['sf']/park*100:.1f}%",x['st'].strftime('%d-%b-%y'),x['en'].strftime('%d-%b-%y'),f"${x['mo']*12/x['sf']:.2f}",'$'+m2(x['mo']),'$'+m2(x['mo']*12),x['ls'],x['op']])
                s[1]+=x['mo']; s[2]+=x['sf']
                T.append(row(unit=x['u'],building=b,unitType=x['use'],area=x['sf'],tenantName=x['n'],statusText='Occupied',contractRent=x['mo'],annualRent=x['mo']*12,leaseStartDate=x['st'],leaseEndDate=x['en']))
        p.set_fill_color(240); line(['',f'Subtotal {b.title()}','',m0(s[0]),f'{s[0]/park*100:.1f}%','','','','$'+m2(s[1]),'$'+m2(s[1]*12),'',f'{s[2]/s[0]*100:.1f}% leased'],'B',7,True)
        GO[0]+=s[0]; GO[1]+=s[1]; GO[2]+=s[2]
        if k==2:
            p.set_y(p.get_y()+4); p.set_fill_color(24,58,78); p.set_text_color(255)
            line(['','PARK TOTAL','',m0(GO[0]),'100.0%','','',f'${GO[1]*12/GO[2]:.2f}','$'+m2(GO[1]),'$'+m2(GO[1]*12),'',f'{GO[2]/GO[0]*100:.1f}% leased'],'B',8,True); p.set_text_color(0)
            p.set_y(p.get_y()+8); p.set_font('helvetica','B',8); p.set_x(10); p.cell(60,5,'AT A GLANCE',new_x='LMARGIN',new_y='NEXT'); p.set_font('helvetica','',8)
            for a,v in [('Bays',26),('Leased',23),('Available',3)]: p.set_x(10); p.cell(30,5,a); p.cell(20,5,str(v),align='R',new_x='LMARGIN',new_y='NEXT')
        foot()
    p.output(os.path.join(DOC,name))
    save(name,'INDUSTRIAL','broker OM, one building per page, coloured bands, asking rent in the options cell',False,T,'KESTREL RIDGE COMMERCE PARK','2025-06-01',26,23,3)

def p_form():
    name='income_questionnaire_schedule_B.pdf'
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter); W,H=letter
    T=[]
    data=[('L-1','Lobby','Marquetta Gift & News LLC',640,'R','3/2019','2/2029',3200,0,'N'),('L-2','Lobby','Ferro Espresso Bar',410,'R','7/2022','6/2027',2460,180,'N'),
     ('L-3','Lobby',None,520,'R',None,None,None,None,None),('A-1','Arcade','Dellacourt Furs',1180,'R','1/2015','12/2025',4916.67,350,'N'),
     ('A-2','Arcade','Harlan Shirtmakers',760,'R','5/2021','4/2026',3420,225,'N'),('A-3','Arcade','Luxe Salon 44 (owner related)',980,'R','1/2020','MTM',1500,0,'Y'),
     ('A-4','Arcade','Beltrami Leather',690,'R','9/2023','8/2028',3277.5,205,'N'),('A-5','Arcade',None,700,'R',None,None,None,None,None),
     ('S-1','Street','Copper Hen Restaurant Inc.',5400,'R','10/2016','9/2031',19350,2475,'N'),('S-2','Street','First Meridian Savings',2850,'O','4/2018','3/2033',13062.5,1187.5,'N'),
     ('S-3','Street','Prentiss Car Rental',1225,'O','6/2024','5/2027',3981.25,410,'N'),('M-1','Mezzanine','Bluewater Tours',585,'O','2/2023','1/2026',1560,95,'N'),
     ('ATM','Lobby','First Meridian Savings',None,'X','4/2018','MTM',500,None,'N'),('GAR','Basement','Quick-Park Operators (62 spaces)',None,'X','1/2021','12/2026',8600,None,'N'),('ROOF','Roof','Altus Tower Co.',None,'X','8/2014','7/2034',2150,None,'N')]
    c.setLineWidth(1.2); c.rect(30,40,W-60,H-80); c.setFont('Times-Bold',12); c.drawString(38,H-58,'SCHEDULE B  -  TENANTS OF THE PROPERTY'); c.setFont('Times-Roman',8); c.drawRightString(W-38,H-56,'County of Wendham  -  Board of Assessors'); c.drawRightString(W-38,H-66,'Form I&E-7 (rev. 11/23)')
    c.line(30,H-74,W-30,H-74); c.setFont('Times-Roman',7)
    for x,l,v in [(38,'Property','Hotel Montclair Arms - commercial space'),(300,'Parcel','114-22-0087'),(420,'Rents in effect on','January 1, 2025')]:
        c.setFont('Times-Roman',7); c.drawString(x,H-83,l); c.setFont('Courier',8.5); c.drawString(x,H-95,v)
    for x in (292,412): c.line(x,H-74,x,H-100)
    c.line(30,H-100,W-30,H-100)
    xs=[30,62,112,262,304,328,372,416,472,522,550,582]
    hd=[['1','Space'],['2','Floor or','location'],['3','Name of tenant','(write VACANT if empty)'],['4','Sq. ft.'],['5','Use','*'],['6','Lease','from'],['7','Lease','to'],['8','Rent','per month'],['9','Expense','reimb./mo'],['10','Rel.','Y/N'],['11','Total','/mo']]
    c.setLineWidth(.5); c.setFont('Times-Roman',7)
    xs=[30,60,108,250,290,312,350,388,444,490,516,582]
    for i,h in enumerate(hd):
        for j,t in enumerate(h): c.drawCentredString((xs[i]+xs[i+1])/2,H-109-j*9,t)
    y=H-132; c.line(30,y,W-30,y); tot=[0,0,0,0]
    for i in range(19):
        if i<len(data):
            u,fl,n,sf,us_,a,b,m,e,rl=data[i]; c.setFont('Courier',7.6)
            c.drawString(xs[0]+2,y-15,u); c.drawString(xs[1]+2,y-15,fl)
            if n is None: c.drawString(xs[2]+2,y-15,'VACANT')
            elif len(n)>30:
                k=n.rfind(' ',0,30); c.drawString(xs[2]+2,y-10,n[:k]); c.drawString(xs[2]+2,y-19,n[k+1:])
            else: c.drawString(xs[2]+2,y-15,n)
            R=lambda k,t:c.drawRightString(xs[k+1]-2,y-15,t)
            if sf: R(3,m0(sf)); tot[0]+=sf
            c.drawCentredString((xs[4]+xs[5])/2,y-15,us_)
            if n:
                c.drawString(xs[5]+2,y-15,a); c.drawString(xs[6]+2,y-15,b); R(7,m2(m)); tot[1]+=m
                if e is not None: R(8,m2(e)); tot[2]+=e
                c.drawCentredString((xs[9]+xs[10])/2,y-15,rl); R(10,m2(m+(e or 0))); tot[3]+=m+(e or 0)
            ut={'R':'R','O':'O','X':'X'}[us_]
            T.append(row(unit=u,tenantName=n,area=sf,unitType=ut,statusText='VACANT' if n is None else 'Occupied',contractRent=float(m) if n else None,leaseStartDate=a,leaseEndDate=b,charges=ch(('Expense reimb.',e)) if n and e is not None else None,totalCharges=float(m+(e or 0)) if n else None))
        y-=25; c.line(30,y,W-30,y)
    c.setFont('Times-Bold',8); c.drawString(38,y-15,'TOTALS (this schedule)'); c.setFont('Courier',7.6)
    for k,t in ((3,m0(tot[0])),(7,m2(tot[1])),(8,m2(tot[2])),(10,m2(tot[3]))): c.drawRightString(xs[k+1]-2,y-15,t)
    c.line(30,y-25,W-30,y-25)
    for i,x in enumerate(xs[1:-1]): c.line(x,H-100,x,y if i<2 else y-25)
    c.setFont('Times-Roman',7.5); c.drawString(38,y-38,'* R retail/food   O office/service   X not floor space (machines, parking, roof)')
    c.drawString(38,y-50,'Number of rentable floor spaces:  12      Let:  10      Vacant:  2'); c.drawString(38,y-70,'I certify that the above is true and complete.  Signed: ______________________   Title: ______________   Date:  3/14/2025')
    c.setFont('Times-Roman',7); c.drawCentredString(W/2,46,'Schedule B - page 1 of 1'); c.save()
    save(name,'HOSPITALITY','assessor form, ruled grid with empty lines, numbered columns, use codes',True,T,'Hotel Montclair Arms - commercial space','2025-01-01',12,10,2)

def p_ascii():
    r=random.Random(31337); name='RR0410_BELLWETHER.pdf'
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=(11*72*1.27,8.5*72*1.27)); W,H=11*72*1.27,8.5*72*1.27
    nm=Names(r,RET); no=Names(r,OFF); first="ALMA BORIS CEDRIC DINAH EZRA FERN GUS HATTIE IVOR JUNE KIP LENA MILO NORA OTIS PIA REX SADIE TOBY UMA VERN WILLA".split()
    sec=[]
    sec.append(('STORES',[f'S{n:02d}' for n in range(1,12)],'STORE')); sec.append(('OFFICES',[f'O{n}' for n in (201,202,203,204,205,206,207,208)],'OFFICE'))
    sec.append(('APARTMENTS',[f'{f}{l}' for f in range(3,10) for l in 'ABCDEFGH'],'APT')); sec.append(('GARAGE',[f'G{n:02d}' for n in range(1,15)],'PARK')); sec.append(('STORAGE LOCKERS',[f'L{n:02d}' for n in range(1,8)],'LOCKER'))
    T=[];lines=[];G=[0]*6;cnt={}
    mk=lambda a,ws:''.join(t.rjust(w-1)+' ' for t,w in zip(a,ws)); ws=(12,12,12,12,13,12,13)
    hd1=f"{'UNIT':<7}{'TY':<4}{'TENANT':<27}{'SQFT':>8}   {'LEASE':<8}  {'LEASE':<8}"+mk(['BASE','R/E TAX','ELECTRIC','OTHER','TOTAL','DEPOSIT','BALANCE'],ws)
    hd2=f"{'NO.':<7}{'':<4}{'NAME':<27}{'':>8}   {'BEGINS':<8}  {'ENDS':<8}"+mk(['RENT','ESCAL.','CHARGE','CHARGES','BILLED','HELD','OWED'],ws)
    fmt=lambda v,w=12:(f'{v:,.2f} ' if v>=0 else f'{-v:,.2f}-').rjust(w)
    for st,ids,k in sec:
        lines.append(('H',f'*** {st} ***')); S=[0]*7; n=v=0
        for u in ids:
            pv=.12 if k!='APT' else .05
            sf={'STORE':r.randint(600,3800),'OFFICE':r.randint(400,2100),'APT':{'A':640,'B':815,'C':815,'D':1040,'E':640,'F':815,'G':480,'H':1040}.get(u[-1]),'PARK':None,'LOCKER':None}[k]
            ty={'STORE':'ST','OFFICE':'OF','APT':{640:'1B',815:'2B',1040:'3B',480:'SU'}.get(sf),'PARK':'PK','LOCKER':'LK'}[k]
            n+=1
            if r.random()<pv:
                v+=1; lines.append(('L',f'{u:<7}{ty:<4}{"** VACANT **":<27}{(m0(sf) if sf else ""):>8}')); S[6]+=sf or 0
                T.append(row(unit=u,unitType=ty,area=sf,statusText='** VACANT **',section=st)); continue
            t=nm().upper() if k=='STORE' else no().upper() if k=='OFFICE' else r.choice(SUR).upper()+', '+r.choice(first)
            a=addm(D(2016,1,1),r.randint(0,60)) if k in('STORE','OFFICE') else addm(D(2024,7,1),r.randint(0,10)); b=term_end(a,12 if k not in('STORE','OFFICE') else r.choice([120,132,180]))
            b='MTM' if k in ('PARK','LOCKER') else b
            rent={'STORE':lambda:round(sf*r.uniform(2.8,4.1),2),'OFFICE':lambda:round(sf*r.uniform(1.9,2.5),2),'APT':lambda:{640:1995,815:2390,1040:2850,480:1610}[sf]+r.randint(-4,4)*25,'PARK':lambda:r.choice([210,225,240]),'LOCKER':lambda:r.choice([35,45])}[k]()
            tx=round(rent*.09,2) if k=='STORE' else round(rent*.05,2) if k=='OFFICE' else 0
            el=round(sf*.28,2) if k in('STORE','OFFICE') else 0; ot=r.choice([0,0,35,50]) if k=='APT' else r.choice([0,125.5]) if k=='STORE' else 0
            tot=rent+tx+el+ot; dep=rent if k!='LOCKER' else 0; bal=r.choice([0]*6+[tot,-125.0,412.3])
            bs=b if b=='MTM' else usy(b)
            lines.append(('L',f'{u:<7}{ty:<4}{t[:27]:<27}{(m0(sf) if sf else ""):>8}   {usy(a)}  {bs:<8}{fmt(rent)}{fmt(tx)}{fmt(el)}{fmt(ot)}{fmt(tot,13)}{fmt(dep)}{fmt(bal,13)}'))
            for i,q in enumerate((rent,tx,el,ot,dep,bal)): S[i]+=q
            S[6]+=sf or 0
            T.append(row(unit=u,unitType=ty,area=sf,tenantName=t[:27].strip(),statusText='Occupied',section=st,contractRent=float(rent),leaseStartDate=a,leaseEndDate=b,deposit=float(dep),balance=float(bal),charges=ch(('BASE RENT',rent),('R/E TAX ESCAL.',tx),('ELECTRIC CHARGE',el),('OTHER CHARGES',ot)),totalCharges=float(tot)))
        lines.append(('T',f'{"":<7}{"":<4}{"TOTAL "+st:<27}{m0(S[6]) if S[6] else "":>8}   {"":<8}  {"":<8}{fmt(S[0])}{fmt(S[1])}{fmt(S[2])}{fmt(S[3])}{fmt(sum(S[:4]),13)}{fmt(S[4])}{fmt(S[5],13)}'))
        cnt[st]=(n,v); G=[g+s for g,s in zip(G+[0]*(7-len(G)),S)]
    lines.append(('T',f'{"":<11}{"GRAND TOTAL":<27}{m0(G[6]):>8}   {"":<8}  {"":<8}{fmt(G[0])}{fmt(G[1])}{fmt(G[2])}{fmt(G[3])}{fmt(sum(G[:4]),13)}{fmt(G[4])}{fmt(G[5],13)}'))
    fl=['STORES','OFFICES','APARTMENTS']; U=sum(cnt[k][0] for k in fl); V=sum(cnt[k][1] for k in fl)
    lines.append(('L','')); lines.append(('L',f'           UNIT COUNT (STORES, OFFICES, APARTMENTS)    TOTAL {U:>4}   OCCUPIED {U-V:>4}   VACANT {V:>4}'))
    lines.append(('L','           *** END OF REPORT RR0410 ***'))
    pg=0;y=0
    def head():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1
        for k in range(0,60,2): 
            c.setFillColorRGB(.9,.96,.9); c.rect(20,H-60-k*13,W-40,13,fill=1,stroke=0)
            if H-60-k*13<40: break
        c.setFillGray(0); c.setFont('Courier',9.6)
        c.drawString(28,H-30,f'RUN 06/03/25 22:14:07            TENANT MASTER RENT ROLL  -  BLDG 0410  BELLWETHER BLOCK                                   PAGE {pg:>4}')
        c.drawString(28,H-44,' '*33+'BILLING PERIOD 06/25')
        c.drawString(28,H-70,hd1); c.drawString(28,H-83,hd2); y=H-109
    head()
    W_=max(len(l[1]) for l in lines); fs=min(9.6,(W-56)/(W_*.6)); 
    for kd,l in lines:
        if y<40: head()
        if kd=='T': 
            c.setFont('Courier',fs); c.drawString(28,y,' '*67+''.join(('-'*9).rjust(w) for w in (12,12,12,12,13,12,13))[1:]); y-=13
        c.setFont('Courier-Bold' if kd!='L' else 'Courier',fs); c.drawString(28,y,l); y-=13
        if kd=='T': y-=13
        if kd=='H': y-=0
    c.save(); print('ascii',W_,fs)
    save(name,'MIXED_USE','line-printer roll 0410, green bars, sections stores/offices/apartments/garage/lockers, trailing minus',True,T,'BELLWETHER BLOCK','2025-06',U,U-V,V)
p_argus(); p_om(); p_form(); p_ascii()
