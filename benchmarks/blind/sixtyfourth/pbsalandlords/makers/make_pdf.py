from common import *
from reportlab.lib.pagesizes import A4,landscape,A3
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth
day1=dt.timedelta(days=1)
def S(sz=7,font='Helvetica',al=0,ld=None,c=colors.black): return ParagraphStyle('x',fontName=font,fontSize=sz,leading=ld or sz*1.2,alignment=al,textColor=c)

# ---------- 1 student halls, clusters, summary first
def p1():
    f='calder_wharf_rooms_schedule.pdf'; g=G(6401); r=g.r
    rows=[];body=[];st=[];fd=lambda d:d.strftime('%d/%m/%Y')
    tot={}; typ={}
    def add(cells): body.append(cells); return len(body)+1   # two header rows before
    plan=[('Block A',[(f'A{i}',6) for i in range(1,6)]),('Block B',[(f'B{i}',5) for i in range(1,5)]),('Block C',[('C',8)])]
    G_=[0,0,0.0,0.0,0.0]
    for blk,flats in plan:
        B=[0,0,0.0,0.0,0.0]
        n=add([blk.upper()]+['']*9); st+=[('SPAN',(0,n),(-1,n)),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#21455f')),('TEXTCOLOR',(0,n),(-1,n),colors.white),('FONTNAME',(0,n),(-1,n),'Helvetica-Bold')]
        for fl,k in flats:
            sec=f'Flat {fl} – {k}-bed cluster' if blk!='Block C' else 'Studios – ground and first floor'
            n=add([sec]+['']*9); st+=[('SPAN',(0,n),(-1,n)),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#dfe8ee')),('FONTNAME',(0,n),(-1,n),'Helvetica-Oblique')]
            for j in range(1,k+1):
                u=f'{fl}-R{j}' if blk!='Block C' else f'S{j:02d}'
                t='Studio' if blk=='Block C' else r.choice(['En-suite','En-suite','Premium en-suite'])
                pw={'Studio':214,'En-suite':151,'Premium en-suite':163.5}[t]+r.choice([0,0,0,-4,3])
                T=typ.setdefault(t,[0,0]);T[0]+=1; B[0]+=1
                if r.random()<.13:
                    w=r.choice(['VOID','VOID','VOID – maintenance'])
                    add([u,t,w,'','','','','','','']); rows.append(row(unit=u,building=blk,section=sec,unitType=t,statusText=w)); continue
                T[1]+=1
                wk=r.choice([44,51,51]); s=dt.date(2025,9,6) if r.random()<.85 else g.date((2025,9,20),(2026,1,10))
                e=dt.date(2026,7,11) if wk==44 else dt.date(2026,8,29)
                pcm=round(pw*52/12,2); dep=r.choice([250,250,250,0]); bal=r.choice([0,0,0,pcm,round(pcm*2,2),-45.0,round(r.uniform(20,400),2)])
                nm=g.name('{l}, {f}')
                B[1]+=1;B[2]+=pcm;B[3]+=dep;B[4]+=bal
                wk=round(((e-s).days+1)/7)
                add([u,t,nm,f'{wk} wk',fd(s),fd(e),m2(pw),m2(pcm),m2(dep),m2(bal)])
                rows.append(row(unit=u,building=blk,section=sec,unitType=t,tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=pcm,deposit=dep,balance=bal))
        n=add([f'{blk} total','',f'{B[1]} of {B[0]} rooms let','','','','',m2(B[2]),m2(B[3]),m2(B[4])]); st+=[('FONTNAME',(0,n),(-1,n),'Helvetica-Bold'),('LINEABOVE',(0,n),(-1,n),.7,colors.black)]
        G_=[a+b for a,b in zip(G_,B)]
    n=add(['ALL BLOCKS','',f'{G_[1]} of {G_[0]} rooms let','','','','',m2(G_[2]),m2(G_[3]),m2(G_[4])]); st+=[('FONTNAME',(0,n),(-1,n),'Helvetica-Bold'),('LINEABOVE',(0,n),(-1,n),1,colors.black),('LINEBELOW',(0,n),(-1,n),1,colors.black)]
    hd=[['Room','Room type','Resident','Contract','','','Rent (£)','','Deposit','A/c balance'],['','','','Length','From','To','p.w.','per month','held £','£']]
    t=Table(hd+body,colWidths=[16*mm,25*mm,41*mm,13*mm,18*mm,18*mm,14*mm,18*mm,15*mm,18*mm],repeatRows=2,rowHeights=[11]*(len(body)+2))
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('SPAN',(3,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(3,0),(7,0),'CENTER'),('ALIGN',(6,1),(-1,-1),'RIGHT'),('ALIGN',(8,0),(9,0),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(3,0),(5,0),.4,colors.grey),('LINEBELOW',(6,0),(7,0),.4,colors.grey)]+st))
    sm=[['Room type','Rooms','Let','Void']]+[[k,v[0],v[1],v[0]-v[1]] for k,v in typ.items()]+[['Total',G_[0],G_[1],G_[0]-G_[1]]]
    ts=Table(sm,colWidths=[40*mm,18*mm,18*mm,18*mm],hAlign='LEFT'); ts.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('GRID',(0,0),(-1,-1),.3,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold')]))
    def foot(c,d): c.setFont('Helvetica',6.5); c.drawString(15*mm,9*mm,'Handover pack 3 of 7 – outgoing manager: Pennine Campus Lets LLP'); c.drawRightString(195*mm,9*mm,f'{d.page}')
    SimpleDocTemplate(P(f),pagesize=A4,leftMargin=7*mm,rightMargin=7*mm,topMargin=12*mm,bottomMargin=15*mm).build(
      [Paragraph('Calder Wharf Student Living',S(15,'Helvetica-Bold')),Spacer(1,3),Paragraph('Room schedule – academic year 2025/26 – position at 31 October 2025',S(9)),Spacer(1,8),ts,Spacer(1,4),Paragraph('Monthly figure is the weekly rent × 52 ÷ 12. A minus balance is money held in advance. Rents are inclusive of heat, light and broadband.',S(7)),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
    truth(f,'STUDENT_HOUSING','PDF portrait, summary first, block and cluster bars, two-line grouped head',rows,'Calder Wharf Student Living','2025-10-31',G_[0],G_[1],G_[0]-G_[1],hard='weekly beside monthly rent; three heading levels')

# ---------- 2 build-to-rent, big, grouped heads, charges
def p2():
    f='foundry_works_btr_handover.pdf'; g=G(6402); r=g.r
    rows=[];body=[];st=[];ld=set(); fd=lambda d:d.strftime('%d-%b-%y'); dash='-'
    cnt=dict(LET=0,NTQ=0,RES=0,VOID=0); T=[0]*9
    def add(x): body.append(x); return len(body)+1
    def z(x): return f'{x:,.0f}' if x else dash
    base={'Studio':(985,402),'1B1B':(1180,521),'2B1B':(1395,668),'2B2B':(1520,734),'3B2B':(1890,951)}
    pat=['Studio','1B1B','1B1B','2B2B','2B1B','1B1B','Studio','2B2B','1B1B','2B2B','3B2B','1B1B']
    for lv in range(1,12):
        sec=f'LEVEL {lv:02d}'; n=add([sec]+['']*15); st+=[('FONTNAME',(0,n),(0,n),'Times-Bold'),('SPAN',(0,n),(5,n))]
        F_=[0]*9; let=0
        for k in range(12):
            u=f'{lv}{k+1:02d}'; t=pat[k]; b,a=base[t]; a+=r.choice([0,0,6,-4]); mk=b+lv*10
            x=r.random(); s='VOID' if x<.05 else 'RES' if x<.075 else 'NTQ' if x<.12 else 'LET'; cnt[s]+=1
            F_[0]+=a;F_[1]+=mk
            if s in('VOID','RES'):
                add([u,t,a,s,'','','',f'{mk:,}',dash,dash,dash,dash,dash,dash,dash,'']); rows.append(row(unit=u,section=sec,unitType=t,area=a,statusText=s,marketRent=mk)); continue
            let+=1; nm=g.name('{f} {l}') if r.random()<.7 else g.name('{i} {l}')+' & '+g.name('{i} {l}')
            a0=g.date((2023,2,1),(2025,7,25)); e=addm(a0,12)-day1
            while e<dt.date(2025,7,31): e=addm(e+day1,12)-day1
            rent=mk-r.choice([0,15,25,40,60]); pk=r.choice([0,0,125]); pet=r.choice([0,0,0,0,35]); sto=r.choice([0,0,0,20]); tt=rent+pk+pet+sto
            dep=int(rent*12/52*5); bal=r.choice([0,0,0,0,0,tt,r.randrange(40,900),-r.randrange(10,200)])
            for i,v in enumerate([rent,pk,pet,sto,tt,dep,bal]): F_[2+i]+=v
            add([u,t,a,s,nm,fd(a0),fd(e),f'{mk:,}',f'{rent:,}',z(pk),z(pet),z(sto),f'{tt:,}',f'{dep:,}',f'{bal:,}' if bal>0 else f'({-bal:,})' if bal else '0',{'NTQ':'notice in'}.get(s,'')])
            rows.append(row(unit=u,section=sec,unitType=t,area=a,tenantName=nm,statusText=s,leaseStartDate=iso(a0),leaseEndDate=iso(e),marketRent=mk,contractRent=rent,charges=[dict(code=c,amount=v) for c,v in (('Rent',rent),('Parking',pk),('Pet',pet),('Storage',sto)) if v],totalCharges=tt,deposit=dep,balance=bal))
        pb=lambda b:f'{b:,}' if b>=0 else f'({-b:,})'
        n=add(['','',f'{F_[0]:,}',f'{let}/12','Level total','','',f'{F_[1]:,}']+[f'{v:,}' for v in F_[2:8]]+[pb(F_[8]),'']); st+=[('FONTNAME',(0,n),(-1,n),'Times-Italic'),('LINEABOVE',(2,n),(14,n),.3,colors.black),('BOTTOMPADDING',(0,n),(-1,n),4)]
        T=[i+j for i,j in zip(T,F_)]
    n=add(['','',f'{T[0]:,}',f"{cnt['LET']+cnt['NTQ']}/132",'BUILDING TOTAL','','',f'{T[1]:,}']+[f'{v:,}' for v in T[2:8]]+[pb(T[8]),'']); st+=[('FONTNAME',(0,n),(-1,n),'Times-Bold'),('BOX',(0,n),(-1,n),.8,colors.black)]
    hd=[['Apartment','','','Tenancy','','','','Market','Monthly charges £','','','','','Deposit','Ledger',''],['No','Type','Sq ft','St','Lead tenant(s)','Start','Expiry','£ pcm','Rent','Parking','Pet','Storage','Total','(DPS) £','£ dr/(cr)','Rmk']]
    t=Table(hd+body,colWidths=[w*mm for w in (12,14,14,15,56,19,19,17,17,15,11,15,17,17,17,15)],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',7.5),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('SPAN',(0,0),(2,0)),('SPAN',(3,0),(6,0)),('SPAN',(8,0),(12,0)),('ALIGN',(0,0),(-1,0),'CENTER'),('ALIGN',(2,1),(2,-1),'RIGHT'),('ALIGN',(7,1),(14,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e9e4d8')),('TOPPADDING',(0,0),(-1,-1),.6),('BOTTOMPADDING',(0,0),(-1,-1),.6),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('LINEBEFORE',(3,0),(3,-1),.25,colors.grey),('LINEBEFORE',(7,0),(8,-1),.25,colors.grey),('LINEBEFORE',(13,0),(13,-1),.25,colors.grey)]+st))
    def deco(c,d):
        c.setFont('Times-Bold',11); c.drawString(10*mm,201*mm,'THE FOUNDRY WORKS, Ancoats Basin, Manchester'); c.setFont('Times-Roman',8); c.drawString(10*mm,197*mm,'Tenancy & charges schedule as at close of business 31 July 2025'); c.drawRightString(287*mm,201*mm,'Site code FWM-01')
        c.setFont('Times-Roman',7); c.drawString(10*mm,7*mm,'Printed 04/08/2025 09:12 by handover.team'); c.drawRightString(287*mm,7*mm,f'Page {d.page}')
    o=cnt['LET']+cnt['NTQ']; v=cnt['VOID']+cnt['RES']
    end=[Spacer(1,8),Paragraph(f"Status key: LET let and occupied ({cnt['LET']}) &nbsp; NTQ notice served, still in occupation ({cnt['NTQ']}) &nbsp; RES holding fee taken, not yet occupied ({cnt['RES']}) &nbsp; VOID empty ({cnt['VOID']})",S(8,'Times-Roman')),Paragraph(f'Occupied {o} &nbsp; Vacant {v} &nbsp; Apartments 132',S(9,'Times-Bold'))]
    SimpleDocTemplate(P(f),pagesize=landscape(A4),leftMargin=3*mm,rightMargin=3*mm,topMargin=16*mm,bottomMargin=11*mm).build([t]+end,onFirstPage=deco,onLaterPages=deco)
    truth(f,'MULTIFAMILY','PDF landscape, 132 apartments, grouped head, charge columns, level totals',rows,'THE FOUNDRY WORKS','2025-07-31',132,o,v,hard='status codes with key at the end; dashes; many pages')

# ---------- 3 agent's statement, monospaced, one section per house, total_wrong
def p3():
    f='tolland_lettings_hmo_statement.pdf'; g=G(6403); r=g.r
    rows=[]; Ls=[]; planted=None
    H=[('17 Marlpit Street',6,'MARL17'),('42 Gasworks Lane',5,'GASW42'),('3 Old Chapel Row',7,'OCHR03'),('88 Trinity Road',6,'TRIN88'),('25 Osier Gardens',8,'OSIE25'),('6 Brickfield Terrace',5,'BRCK06'),('110 Lower Weston Way',6,'LWES110')]
    fm=lambda a:f"{a[0]:<9}{a[1]:<26}{a[2]:>10}{a[3]:>12}{a[4]:>12}{a[5]:>12}  {a[6]}"
    GT=[0.0]*4; N=O=0; summ=[]
    n2=lambda x:f'{x:,.2f}'
    for hi,(h,k,ref) in enumerate(H):
        blk=[('b',f'{h.upper()}'+' '*(58-len(h))+f'Our ref {ref}'),('n','-'*96),('n',fm(['Room','Tenant','Rent pcm','Arrears b/f','Received','Arrears c/f','Fixed term to'])),('n','')]
        t=[0.0]*4; occ=0
        for j in range(k):
            u=f'Room {j+1}' if not(h.startswith('25') and j==7) else 'Annexe'
            N+=1
            if r.random()<.14:
                blk.append(('n',fm([u,'*** empty ***','','','','','']))); rows.append(row(unit=u,building=h,statusText='empty')); continue
            occ+=1; O+=1; rent=r.choice([425,450,465,480,495,510,525,550,575]); bf=r.choice([0,0,0,0,rent,150.0,82.5,rent*2]); rc=r.choice([rent,rent,rent,rent+bf,rent-100,0]); cf=bf+rent-rc
            nm=g.name(r.choice(['{i} {l}','{f} {l}','Mr {l}','Ms {f} {l}'])); e=g.date((2025,7,1),(2026,5,30)); per=r.random()<.3
            es='periodic' if per else e.strftime('%d.%m.%y')
            for i,v in enumerate([rent,bf,rc,cf]): t[i]+=v
            blk.append(('n',fm([u,nm,n2(rent),n2(bf),n2(rc),n2(cf),es])))
            rows.append(row(unit=u,building=h,tenantName=nm,statusText='Occupied',contractRent=rent,balance=cf,leaseEndDate=es if per else iso(e)))
        pr=t[0]
        if hi==4: pr=t[0]+90; planted={"what":f"the rent pcm subtotal of {h} is printed {pr:,.2f}; its rooms come to {t[0]:,.2f} (summary and grand total use the right figure)","kind":"total_wrong"}
        blk.append(('n',' '*35+'-'*46)); blk.append(('b',fm(['',f'{occ} of {k} rooms let',n2(pr),n2(t[1]),n2(t[2]),n2(t[3]),''])))
        fee=round(t[2]*.11,2); vat=round(fee*.2,2); rep=r.choice([0,84.0,126.5,240.0])
        blk+=[('n','')]+[('n',f'{"":9}{a:<40}{b:>20}') for a,b in [('Management 11% of receipts',n2(-fee)),('VAT thereon',n2(-vat))]+([('Repairs per invoice',n2(-rep))] if rep else [])+[('Net for this house',n2(t[2]-fee-vat-rep))]]+[('n',''),('n','')]
        Ls.append(blk); GT=[a+b for a,b in zip(GT,t)]; summ.append((h,k,occ,t,t[2]-fee-vat-rep))
    c=canvas.Canvas(P(f),pagesize=A4,invariant=1); pg=0; y=0
    def newp():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; c.setFont('Courier-Bold',10); c.drawString(40,800,'TOLLAND LETTINGS  -  STATEMENT TO LANDLORD'); c.setFont('Courier',8); c.drawString(40,787,'Client: Ferrand Shared Houses       Statement 148'); c.drawString(40,776,'Rent month: June 2025'); c.drawRightString(555,800,f'sheet {pg}'); y=752
    newp()
    for b in Ls+[[('b','SUMMARY'),('n','='*96),('n',f'{"House":<32}{"Rooms":>6}{"Let":>6}{"Rent pcm":>12}{"Received":>12}{"Arrears":>12}{"Net":>12}')]+[('n',f'{h:<32}{k:>6}{o:>6}{n2(t[0]):>12}{n2(t[2]):>12}{n2(t[3]):>12}{n2(nt):>12}') for h,k,o,t,nt in summ]+[('n','-'*96),('b',f'{"All houses":<32}{N:>6}{O:>6}{n2(GT[0]):>12}{n2(GT[2]):>12}{n2(GT[3]):>12}{n2(sum(s[4] for s in summ)):>12}')]]:
        if y-len(b)*10.5<40: newp()
        for k,s in b: c.setFont('Courier-Bold' if k=='b' else 'Courier',8.6); c.drawString(40,y,s); y-=10.5
    c.save()
    truth(f,'MULTIFAMILY',"PDF typewriter agent's statement, one section per house, deductions between",rows,'Ferrand Shared Houses','2025-06',N,O,N-O,planted=planted,hard='room numbers repeat per house; fee lines between sections')

# ---------- 4 two-line records, shops and flats
def p4():
    f='parade_shops_and_flats_rental.pdf'; g=G(6404); r=g.r
    rows=[]; c=canvas.Canvas(P(f),pagesize=A4,invariant=1); pg=0; y=0; fd=lambda d:d.strftime('%d.%m.%Y')
    X=dict(u=40,t=88,a=300,l=300,p=430,d=492,b=555)
    def newp():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; c.setFont('Helvetica-Bold',12); c.drawString(40,806,'Craigmount Parade, Edinburgh'); c.setFont('Helvetica',8); c.drawString(40,794,'Schedule of tenancies  –  as at Whitsunday term day, 28 May 2025'); c.drawRightString(555,806,f'Page {pg}')
        c.setFillGray(.9); c.rect(36,760,523,26,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',7.5)
        for x,s in ((X['u'],'Unit'),(X['t'],'Tenant')): c.drawString(x,776,s)
        for x,s in ((330,'Sq ft'),(X['p'],'Rent £ p.a.'),(X['d'],'Deposit £'),(X['b'],'Arrears £')): c.drawRightString(x,776,s)
        c.setFont('Helvetica-Oblique',7.5); c.drawString(X['t'],765,'Use'); c.drawString(180,765,'Lease from – to'); c.drawRightString(330,765,'Next review'); c.drawRightString(X['p'],765,'£ per month'); y=745
    newp(); GA=GM=GD=GB=0; NO={}
    for sec,items in (('SHOPS',[str(n) for n in range(2,30,2)]),('FLATS ABOVE',[f'{n}{q}' for n in range(2,26,2) for q in 'AB'])):
        if y<140: newp()
        c.setFont('Helvetica-Bold',9); c.drawString(40,y,sec); c.setLineWidth(.8); c.line(36,y-3,559,y-3); y-=16
        A=M=D=B=0; o=0
        for u in items:
            if y<62: newp()
            shop=sec=='SHOPS'; use=r.choice(['Retail','Retail','Hot food','Salon','Office']) if shop else r.choice(['1 bed flat','2 bed flat','2 bed flat','3 bed flat']); ar=r.randrange(420,1500,5) if shop else {'1':480,'2':690,'3':905}[use[0]]+r.randrange(0,60,5)
            c.setFont('Helvetica-Bold',8); c.drawString(X['u'],y,u)
            vac=r.random()<(.15 if shop else .1)
            c.setFont('Helvetica',8); c.drawRightString(330,y,f'{ar:,}')
            if vac:
                w='Vacant – to let' if shop else 'Vacant'
                c.drawString(X['t'],y,w); c.setFont('Helvetica',7.5); c.drawString(X['t'],y-10,use); rows.append(row(unit=u,section=sec,unitType=use,area=ar,statusText=w))
            else:
                o+=1
                if shop: pa=r.randrange(11500,34000,250); pm=round(pa/12,2); s=g.date((2014,5,1),(2023,11,1)).replace(day=28); e=addm(s,12*r.choice([10,15,20]))-day1
                else: pm=r.randrange(695,1290,5); pa=pm*12; s=g.date((2019,1,5),(2025,4,20)); e=None
                if e and e<dt.date(2025,8,1): e=addm(e,120)
                rv=addm(s,60) if shop else None
                while rv and rv<dt.date(2025,5,28): rv=addm(rv,60)
                if rv and rv>e: rv=None
                dep=r.choice([0,round(pa/4,2)]) if shop else pm; bal=r.choice([0,0,0,0,pm,r.randrange(50,700)])
                nm=r.choice([g.co(),g.name()+' t/a '+r.choice(['Cobbler & Key','The Wool Basket','Parade Café','Clip Joint'])]) if shop else g.name(r.choice(['{f} {l}','Mr & Mrs {l}']))
                A+=pa;M+=pm;D+=dep;B+=bal
                c.drawString(X['t'],y,nm); c.drawRightString(X['p'],y,m2(pa)); c.drawRightString(X['d'],y,m2(dep)); c.drawRightString(X['b'],y,m2(bal))
                c.setFont('Helvetica',7.5); c.drawString(X['t'],y-10,use); c.drawString(180,y-10,f'{fd(s)} – {fd(e)}' if e else f'from {fd(s)}'); c.drawRightString(X['p'],y-10,m2(pm))
                if rv: c.drawRightString(330,y-10,fd(rv))
                rows.append(row(unit=u,section=sec,unitType=use,area=ar,tenantName=nm,statusText='Occupied',annualRent=pa,contractRent=pm,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,balance=bal))
            c.setLineWidth(.2); c.setStrokeGray(.6); c.line(36,y-14,559,y-14); c.setStrokeGray(0); y-=25
        if y<62: newp()
        c.setFont('Helvetica-Bold',8); c.drawString(X['t'],y,f'Total {sec.lower()}  ({o} let, {len(items)-o} vacant)'); 
        for x,v in ((X['p'],A),(X['d'],D),(X['b'],B)): c.drawRightString(x,y,m2(v))
        c.drawRightString(X['p'],y-10,m2(M)); y-=34; GA+=A;GM+=M;GD+=D;GB+=B; NO[sec]=(o,len(items))
    if y<90: newp()
    c.setFont('Helvetica-Bold',9); c.line(36,y+12,559,y+12); c.drawString(X['t'],y,'Parade total')
    for x,v in ((X['p'],GA),(X['d'],GD),(X['b'],GB)): c.drawRightString(x,y,m2(v))
    c.drawRightString(X['p'],y-11,m2(GM)); c.setFont('Helvetica',7); c.drawString(40,y-30,'Flats are let on open-ended private residential tenancies. Arrears exclude the quarter due on 28 May. Areas are approximate.'); c.save()
    n=sum(v[1] for v in NO.values()); o=sum(v[0] for v in NO.values())
    truth(f,'MIXED_USE','PDF two-line records, annual rent over monthly, shops and flats sections',rows,'Craigmount Parade','2025-05-28',n,o,n-o,hard='two-line records and header')

# ---------- 5 industrial estate Australia, wrapped, monthly invoice, steps, digit_changed
def p5():
    f='banksia_park_tenancy_schedule.pdf'; g=G(6405); r=g.r
    rows=[];fd=lambda d:d.strftime('%-d %b %Y'); sm=S(6.8); rt=S(6.8,al=2); cell=lambda s:Paragraph(str(s),sm); num=lambda s:Paragraph(str(s),rt)
    body=[];T=[0]*6; planted=None; o=0; U=['1','2','3','4A','4B','5','6','7','8-9','10','11','12A','12B','12C','14','15','Yard 1','Yard 2']
    for i,u in enumerate(U):
        yard=u.startswith('Yard'); ty='Hardstand' if yard else r.choice(['Warehouse','Warehouse','Warehouse / office','Workshop']); a=r.randrange(900,2400,10) if yard else r.randrange(180,1650,5)
        T[0]+=a
        if i in (6,12):
            body.append([cell(u),cell(ty),cell('<b>VACANT</b><br/>Being marketed'),num(f'{a:,}')]+['']*10); rows.append(row(unit=u,unitType=ty,area=a,statusText='VACANT')); continue
        o+=1; nm=g.co(('Pty Ltd',)); tr=r.choice(['','','<br/>(t/as '+r.choice(C1)+' Direct)'])
        s=g.date((2019,1,1),(2025,3,1)).replace(day=1); yrs=r.choice([3,5,5,7]); e=addm(s,12*yrs)-day1; ho=e<dt.date(2025,6,30)
        pm=round(a*(r.uniform(38,60) if yard else r.uniform(105,150))/12/10)*10; pa=pm*12; og=round(a*(9 if yard else 22)/12,2); dep=r.choice([pm*3,pm*3,pm*6])
        nx=s.replace(year=2025); nx=nx if nx>dt.date(2025,6,30) else s.replace(year=2026); step=None; rev='–'; 
        if not ho and nx<e:
            if r.random()<.6: step=round(pa*1.035); rev=f'Fixed 3.5%<br/>{fd(nx)}'; rs=f'{step:,}'
            else: rev=f'CPI<br/>{fd(nx)}'; rs=''
        else: rs=''
        shown=pa
        if i==9:
            sp=f'{pa}'; k=1; dnew=str((int(sp[k])+3)%10); shown=int(sp[:k]+dnew+sp[k+1:]); planted={"what":f"unit {u}: rent p.a. printed {shown:,}, should be {pa:,} (12 times the monthly rent; the total of the column uses {pa:,})","kind":"digit_changed"}
        for j,v in enumerate([pa,pm,og,pm+og,dep]): T[j+1]+=v
        body.append([cell(u),cell(ty),cell(nm+tr),num(f'{a:,}'),cell(fd(s)),cell(fd(e)+('<br/>holding over' if ho else '')),cell(r.choice(['3 yrs','5 yrs','2 x 3 yrs','Nil'])),num(f'{shown:,}'),num(m2(pm)),num(m2(og)),num(m2(pm+og)),cell(rev),num(rs),num(f'{dep:,}')])
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=nm+tr.replace('<br/>',' '),statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=shown,contractRent=pm,charges=[dict(code='Rent',amount=pm),dict(code='Outgoings',amount=og)],totalCharges=round(pm+og,2),deposit=dep,rentSteps=[dict(date=iso(nx),amount=step,per='year')] if step else None))
    h=lambda s,al=1:Paragraph(s,S(7,'Helvetica-Bold',al,c=colors.white))
    hd=[[h('Tenancy'),h('Premises'),h('Lessee'),h('Area<br/>m²'),h('Term'),'',h('Option'),h('Rent $ p.a.<br/>(ex GST)'),h('Monthly invoice $ (ex GST)'),'','',h('Next review'),'',h('Bond / BG<br/>$')],['','','','',h('Start'),h('Expiry'),'','',h('Rent'),h('Outgoings'),h('Total'),h('Type / date'),h('New rent p.a.'),'']]
    B=lambda s:Paragraph(f'<b>{s}</b>',rt)
    body.append([Paragraph('<b>Total</b>',sm),'','',B(f'{T[0]:,}'),'','','',B(f'{T[1]:,}'),B(m2(T[2])),B(m2(T[3])),B(m2(T[4])),'','',B(f'{T[5]:,}')])
    t=Table(hd+body,colWidths=[w*mm for w in (15,21,39,14,19,20,15,20,20,18,20,21,19,19)],repeatRows=2)
    spans=[('SPAN',(k,0),(k,1)) for k in (0,1,2,3,6,7,13)]+[('SPAN',(4,0),(5,0)),('SPAN',(8,0),(10,0)),('SPAN',(11,0),(12,0))]
    t.setStyle(TableStyle(spans+[('GRID',(0,0),(-1,-1),.3,colors.HexColor('#99a')),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#345c3a')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.HexColor('#f1f5ee')])]))
    SimpleDocTemplate(P(f),pagesize=landscape(A4),leftMargin=8*mm,rightMargin=8*mm,topMargin=12*mm,bottomMargin=12*mm).build([Paragraph('<b>Banksia Park Industrial Estate</b> – Fenwick Road, Dandenong South VIC',S(13)),Spacer(1,4),Paragraph('Tenancy schedule as at 30 June 2025 &nbsp;|&nbsp; Prepared for incoming manager',S(8)),Spacer(1,6),t,Spacer(1,5),Paragraph(f'{o} of {len(U)} tenancies leased, {len(U)-o} vacant. BG = bank guarantee. Outgoings are billed on account and reconciled after 30 June.',S(7))])
    truth(f,'INDUSTRIAL','PDF landscape grid, wrapped cells, grouped head, next review with new rent',rows,'Banksia Park Industrial Estate','2025-06-30',len(U),o,len(U)-o,planted=planted,hard='annual and monthly rent; wrapped cells; stepped rents')

# ---------- 6 serviced office cards
def p6():
    f='liffey_row_licence_cards.pdf'; g=G(6406); r=g.r
    rows=[]; c=canvas.Canvas(P(f),pagesize=A4,invariant=1); fd=lambda d:d.strftime('%d %B %Y'); W,Hh=252,118
    e2=lambda x:f'€{x:,.2f}'; TT=[0]*4; o=0; n=22
    for i in range(n):
        if i%10==0:
            if i: c.showPage()
            c.setFont('Times-Bold',14); c.drawString(40,800,'Liffey Row Business Centre'); c.setFont('Times-Roman',9); c.drawString(40,787,'Licence record cards – all suites – at 1 September 2025'); c.drawRightString(552,787,f'cards {i+1} to {min(i+10,n)}')
        k=i%10; x=40+(k%2)*(W+8); y=770-(k//2)*(Hh+10)-Hh
        fl=i//6; u=f'Suite {fl if fl else "G"}.{i%6+1:02d}'; ws=r.choice([2,3,4,6,8,10,14]); a=round(ws*4.6+r.uniform(0,6),1)
        c.setLineWidth(.6); c.roundRect(x,y,W,Hh,5); c.setFillGray(.88); c.rect(x+1,y+Hh-17,W-2,14,fill=1,stroke=0); c.setFillGray(0)
        c.setFont('Times-Bold',10); c.drawString(x+6,y+Hh-14,u); c.setFont('Times-Roman',8); c.drawRightString(x+W-6,y+Hh-14,f'{ws} desks   {a} m²')
        ask=ws*r.choice([340,355,370])
        if r.random()<.16:
            c.setFont('Times-BoldItalic',12); c.drawString(x+10,y+66,'AVAILABLE'); c.setFont('Times-Roman',8.5); c.drawString(x+10,y+50,f'List price per month  {e2(ask)}'); rows.append(row(unit=u,area=a,statusText='AVAILABLE',marketRent=ask)); continue
        o+=1; nm=g.co(('Ltd','DAC','LLP')); s=g.date((2023,1,1),(2025,8,1)).replace(day=1); e=addm(s,r.choice([12,24,36]))-day1
        roll=e<dt.date(2025,9,1)
        fee=ask-r.choice([0,50,110,200]); it=ws*r.choice([25,30]); pk=r.choice([0,0,160,320]); mr=r.choice([0,0,45,90]); tt=fee+it+pk+mr; dep=fee*r.choice([1,2,2]); bal=r.choice([0,0,0,tt,round(r.uniform(30,800),2)])
        c.setFont('Times-Bold',9); c.drawString(x+6,y+Hh-30,nm); c.setFont('Times-Roman',7.5)
        c.drawString(x+6,y+Hh-44,'Licence start'); c.drawString(x+58,y+Hh-44,fd(s)); c.drawString(x+6,y+Hh-56,'Licence end'); c.drawString(x+58,y+Hh-56,'Rolling' if roll else fd(e)); c.drawString(x+6,y+Hh-68,'List price pm'); c.drawString(x+58,y+Hh-68,e2(ask)); c.drawString(x+6,y+Hh-80,'Retainer held'); c.drawString(x+58,y+Hh-80,e2(dep)); c.drawString(x+6,y+Hh-92,'Account owes'); c.drawString(x+58,y+Hh-92,e2(bal))
        c.setFont('Times-Italic',7.5); c.drawString(x+134,y+Hh-32,'Billed monthly, ex VAT'); yy=y+Hh-44; c.setFont('Times-Roman',7.5); ch=[]
        for cd,v in (('Licence fee',fee),('Telephony & internet',it),('Parking',pk),('Meeting room plan',mr)):
            if v: c.drawString(x+134,yy,cd); c.drawRightString(x+W-6,yy,e2(v)); yy-=11; ch.append(dict(code=cd,amount=v))
        c.line(x+134,yy+8,x+W-6,yy+8); c.setFont('Times-Bold',8); c.drawString(x+134,yy-2,'Total per month'); c.drawRightString(x+W-6,yy-2,e2(tt))
        for j,v in enumerate([fee,tt,dep,bal]): TT[j]+=v
        rows.append(row(unit=u,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate='Rolling' if roll else iso(e),marketRent=ask,contractRent=fee,charges=ch,totalCharges=tt,deposit=dep,balance=bal))
    y=770-1*(Hh+10)-Hh-30
    c.setFont('Times-Bold',9); c.drawString(40,y,f'Suites {n}    Licensed {o}    Available {n-o}')
    for k,(a,v) in enumerate(zip(('Licence fees per month','Billed per month','Retainers held','Owed on accounts'),TT)): c.drawString(40,y-14-12*k,a); c.drawRightString(260,y-14-12*k,e2(v))
    c.save()
    truth(f,'OFFICE','PDF licence cards two abreast, itemised monthly bill, totals at the end',rows,'Liffey Row Business Centre','2025-09-01',n,o,n-o,hard='cards')

# ---------- 7 garages two panels
def p7():
    f='elmcote_garage_courts_list.pdf'; g=G(6407); r=g.r
    rows=[]; c=canvas.Canvas(P(f),pagesize=A4,invariant=1); fd=lambda d:d.strftime('%d/%m/%y')
    lines=[]; N=O=0; R=Ar=0.0; ns=[]
    for ct,k,rent in (('Elmcote Close',27,62.40),('Rear of Dray Street',22,58.50),('Priory Court',33,71.50),('Hopkiln Lane',26,66.95)):
        lines.append(('h',ct)); o=0; cr=ca=0.0
        for j in range(1,k+1):
            u=f'{j}'; x=r.random(); N+=1
            if x<.12: lines.append(('v',u,'void')); rows.append(row(unit=u,building=ct,statusText='void')); continue
            if x<.15: lines.append(('v',u,'out of use - roof')); rows.append(row(unit=u,building=ct,statusText='out of use - roof')); continue
            nm=g.name('{l} {i}'); s=g.date((2008,1,1),(2025,1,31)); q=rent if r.random()<.8 else round(rent*1.2,2); b=r.choice([0,0,0,0,q,round(q*2,2),round(r.uniform(5,60),2)]); o+=1; O+=1; cr+=q; ca+=b
            lines.append(('r',u,nm,fd(s),m2(q),m2(b))); rows.append(row(unit=u,building=ct,tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),contractRent=q,balance=b))
        lines.append(('t',f'{o} let of {k}',m2(cr),m2(ca))); R+=cr;Ar+=ca
    per=52; pg=0
    for p in range(0,len(lines),per*2):
        if pg: c.showPage()
        pg+=1; c.setFont('Helvetica-Bold',12); c.drawString(36,808,'GARAGE RENT LIST'); c.setFont('Helvetica',8.5); c.drawString(36,795,'Elmcote Garage Courts — rents and arrears at 2 February 2025'); c.drawRightString(560,808,f'{pg}')
        for q in (0,1):
            x=36+q*268; y=776; c.setFont('Helvetica-Bold',7); c.drawString(x,y,'No.'); c.drawString(x+24,y,'Licensee'); c.drawString(x+118,y,'Licence from'); c.drawRightString(x+206,y,'£ / month'); c.drawRightString(x+252,y,'Arrears £'); c.line(x,y-3,x+254,y-3); y-=14
            for l in lines[p+q*per:p+(q+1)*per]:
                if l[0]=='h': c.setFont('Helvetica-Bold',8); c.drawString(x,y,l[1])
                elif l[0]=='v': c.setFont('Helvetica',7.5); c.drawString(x+2,y,l[1]); c.setFont('Helvetica-Oblique',7.5); c.drawString(x+24,y,l[2])
                elif l[0]=='t': c.setFont('Helvetica-Bold',7.5); c.line(x+160,y+8,x+254,y+8); c.drawString(x+24,y,l[1]); c.drawRightString(x+206,y,l[2]); c.drawRightString(x+252,y,l[3])
                else:
                    c.setFont('Helvetica',7.5); c.drawString(x+2,y,l[1]); c.drawString(x+24,y,l[2]); c.drawString(x+118,y,l[3]); c.drawRightString(x+206,y,l[4]); c.drawRightString(x+252,y,l[5])
                y-=13.6
        c.setLineWidth(.3); c.line(297,60,297,784)
    c.setFont('Helvetica-Bold',8.5); c.drawString(36,40,f'All courts: {N} garages, {O} let, {N-O} not let.   Rent per month £{R:,.2f}   Arrears £{Ar:,.2f}'); c.save()
    truth(f,'PARKING','PDF list in two panels per page, four courts, totals per court',rows,'Elmcote Garage Courts','2025-02-02',N,O,N-O,hard='two panels; numbers repeat per court; sections run across panels')
def all():
    for x in (p1,p2,p3,p4,p5,p6,p7): x()
if __name__=='__main__': all()
