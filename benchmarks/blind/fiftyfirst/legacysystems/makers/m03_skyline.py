from .lib import *
def make():
    # early Windows print, proportional face, three-line records, landscape, buildings with subtotals
    R=random.Random(3303); N='skyline_rentroll_ind.pdf'
    names=["Apex Fasteners","Brightwell Pallet","Corvus Plastics","Delta Marine Supply","Ember Foundry Tools","Frostline Refrigeration","Granite City Tile","Hydra-Flow Pumps","Ironclad Doors","Jasper Printing","Kestrel Aviation Pts","Lumen Sign Works","Mosaic Bath & Kitchen","Nomad Moving","Orbit Vending"]
    blds=[('01','Bldg 1 - 4400 Tanager Ct',['A','B','C','D','E']),('02','Bldg 2 - 4420 Tanager Ct',['A','B','C','D']),('03','Bldg 3 - 4460 Tanager Ct',['100','200','300','400','500','600'])]
    vac={('02','C'),('03','400')}; asof=date(2001,12,31)
    W,H=landscape(letter); c=canvas.Canvas(os.path.join(DOC,N),pagesize=(W,H),invariant=1); st={'p':0,'y':0}
    X=dict(unit=40,ten=92,type=235,area=330,d1=345,d2=405,rent=520,cam=575,tax=630,ins=680,tot=745)
    def txt(x,t,b=False,r=False,s=8,i=False):
        c.setFont('Times-Bold' if b else 'Times-Italic' if i else 'Times-Roman',s)
        (c.drawRightString if r else c.drawString)(x,st['y'],t)
    def head():
        if st['p']: foot(); c.showPage()
        st['p']+=1; st['y']=H-40
        txt(40,'Halvorsen Industrial Partners',b=True,s=10); txt(745,'Page '+str(st['p']),r=True); st['y']-=14
        c.setFont('Times-Bold',14); c.drawCentredString(W/2,st['y'],'Detailed Rent Roll'); st['y']-=13
        c.setFont('Times-Roman',9); c.drawCentredString(W/2,st['y'],'Property: TANAG    Tanager Court Distribution Park'); st['y']-=11
        c.drawCentredString(W/2,st['y'],'Rent Roll as of December 31, 2001'); st['y']-=16
        c.setFillColorRGB(.8,.8,.8); c.rect(36,st['y']-24,W-72,35,stroke=0,fill=1); c.setFillColorRGB(0,0,0)
        txt(X['unit'],'Unit',b=True); txt(X['ten'],'Tenant',b=True); txt(X['type'],'Use',b=True); txt(X['area'],'Sq Ft',b=True,r=True); txt(X['d1'],'Commence',b=True); txt(X['d2'],'Expire',b=True)
        for k,l in (('rent','Base Rent'),('cam','CAM'),('tax','RE Tax'),('ins','Insur'),('tot','Total/Mo')): txt(X[k],l,b=True,r=True)
        st['y']-=10; txt(X['ten'],'Contact / Phone',i=True); txt(X['d1'],'Sec Deposit',i=True); txt(X['d2']+40,'Past Due',i=True)
        st['y']-=10; txt(X['ten'],'Options / Remarks',i=True); st['y']-=16
    def foot():
        y=st['y']; st['y']=24; txt(40,'Skyline II  Property Management  Rel. 5.03',s=7); txt(745,'Printed 01/04/2002  8:52 am  by KAREN',s=7,r=True); st['y']=y
    head(); tr=[]; i=0; G=[0]*8
    ph=["(555) 013-%04d"%R.randint(1000,9999) for _ in range(20)]
    for code,bn,us in blds:
        if st['y']<120: head()
        txt(40,'Building '+code+'   '+bn,b=True,s=9); c.line(40,st['y']-2,260,st['y']-2); st['y']-=14
        S=[0]*8
        for u in us:
            if st['y']<80: head()
            sf=R.choice([4800,6000,7250,9600,12000,14400,18500]); ty=R.choice(['Whse','Whse/Ofc','Mfg','Showroom'])
            if (code,u) in vac:
                txt(X['unit'],u); txt(X['ten'],'*Vacant*'); txt(X['type'],ty); txt(X['area'],m(sf,0),r=True); st['y']-=10
                txt(X['ten'],'Last occupied '+R.choice(['06/01','09/01']),i=True); st['y']-=14
                S[0]+=sf; S[1]+=sf; S[7]+=1
                tr.append(dict(unit=u,building='Building '+code+' '+bn,unitType=ty,area=sf,statusText='*Vacant*')); continue
            nm=names[i]; con=R.choice(FIRST)+' '+R.choice(LAST); p=ph[i]; i+=1
            bg=date(R.randint(1995,2001),R.randint(1,12),1); en=eom(addm(bg,R.choice([36,60,84])-1))
            while en<asof: en=eom(addm(en.replace(day=1),36))
            rent=round(sf*R.choice([.31,.335,.36,.41,.44]),2); cam=round(sf*.035,2); tax=round(sf*.052,2); ins=round(sf*.008,2)
            gross=R.random()<.15
            if gross: cam=tax=ins=0
            tot=round(rent+cam+tax+ins,2); dep=R.choice([0,rent,round(rent,-2),round(rent*2,-2)]); pd=R.choice([0,0,0,0,round(rent+cam,2),-125.5])
            rem=R.choice(['1 x 5 yr @ FMV','None','2 x 3 yr, 180 days notice','Dock leveler by tenant','ROFR on adjoining bay'])
            txt(X['unit'],u); txt(X['ten'],nm); txt(X['type'],ty); txt(X['area'],m(sf,0),r=True); txt(X['d1'],bg.strftime('%m/%d/%y')); txt(X['d2'],en.strftime('%m/%d/%y'))
            for k,v in (('rent',rent),('cam',cam),('tax',tax),('ins',ins),('tot',tot)): txt(X[k],m(v),r=True)
            st['y']-=10; txt(X['ten'],con+'  '+p,i=True,s=7.5); txt(X['d1']+44,m(dep),r=True); txt(X['d2']+70,m(pd) if pd>=0 else '(%s)'%m(-pd),r=True)
            st['y']-=10; txt(X['ten'],rem,i=True,s=7.5); st['y']-=14
            for k,v in enumerate((sf,0,rent,cam,tax,ins,tot)): S[k]=round(S[k]+v,2)
            tr.append(dict(unit=u,building='Building '+code+' '+bn,unitType=ty,area=sf,tenantName=nm,statusText='Occupied',leaseStartDate=iso(bg),leaseEndDate=iso(en),contractRent=rent,
              charges=[dict(code='Base Rent',amount=rent),dict(code='CAM',amount=cam),dict(code='RE Tax',amount=tax),dict(code='Insur',amount=ins)],totalCharges=tot,deposit=dep,balance=pd))
        def tot(l,S):
            c.line(X['rent']-50,st['y']+9,745,st['y']+9); txt(X['ten'],l,b=True); txt(X['area'],m(S[0],0),b=True,r=True)
            for k,j in (('rent',2),('cam',3),('tax',4),('ins',5),('tot',6)): txt(X[k],m(S[j]),b=True,r=True)
            st['y']-=10; txt(X['ten'],'Vacant %s sq ft   (%.1f%%)'%(m(S[1],0),S[1]*100/S[0]),i=True); st['y']-=18
        if st['y']<70: head()
        tot('Total Building '+code,S); G=[round(a+b,2) for a,b in zip(G,S)]
    if st['y']<70: head()
    tot('Total Property TANAG',G); foot(); c.showPage(); c.save()
    write(N,dict(propertyName='Tanager Court Distribution Park',asOnDate='2001-12-31',units=15,occupied=13,vacant=2,rows=tr),'INDUSTRIAL','Skyline early Windows print, Times, three-line records by building','skyline-karen',True)
