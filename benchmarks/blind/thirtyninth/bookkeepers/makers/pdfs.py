from lib import *
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.pdfgen import canvas
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
from reportlab.lib.styles import ParagraphStyle as PS
from fpdf import FPDF
def P(t,s=8,b=False,al=0,c='black',lead=None):return Paragraph(t,PS('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=lead or s*1.2,alignment=al,textColor=c))

def p01():
    fn='ferris_rent_roll_print.pdf';rows=[];body=[];sty=[]
    hdr=['Unit','Tenants','Bed / bath','Lease','Rent cycle','Market rent','Rent','Deposits held','Balance due']
    body.append(hdr);T=[0]*5;occ=0
    bl=[('114 Ferris Street',12),('118 Ferris Street',12),('27 Tannery Lane',10)]
    for b,n in bl:
        body.append([f'Building: {b}']+['']*8);k=len(body)-1
        sty+= [('SPAN',(0,k),(-1,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eef2f6'))]
        br=[]
        for i in range(n):
            u=f'{i//4+1}{"ABCD"[i%4]}' if n==12 else f'{i+1}'
            bb=R.choice(['1 bd / 1 ba','2 bd / 1 ba','2 bd / 1 ba','Studio / 1 ba']);mk={'1':1225,'2':1480,'S':975}[bb[0]]+R.choice([0,0,25,50])
            r=dict(unit=u,building=b,unitType=bb,marketRent=mk)
            if R.random()<.11 or (b[0]=='2' and i==6):
                r['statusText']='VACANT';body.append([u,'VACANT',bb,'','',m2(mk),'0.00','0.00','0.00']);r.update(contractRent=0,deposit=0,balance=0)
                sty.append(('TEXTCOLOR',(1,len(body)-1),(1,len(body)-1),colors.HexColor('#b03a2e')))
            else:
                a=nm();t=a
                if R.random()<.35:
                    t+=', '+R.choice(FN)+' '+a.split()[1]
                s=first(d(2022,3,1),d(2025,10,1));rent=mk-R.choice([0,25,40,75,110])
                if s<d(2024,11,1) and R.random()<.5:
                    e='MTM';ls=f'{uss(s)} - MTM'
                else:
                    s=s if s>=d(2024,11,1) else s.replace(year=2025 if s.month<10 else 2024)
                    if s<d(2024,11,1): s=d(2025,1,1)
                    e=addy(s);ls=f'{uss(s)} - {uss(e)}'
                dep=rent if R.random()<.7 else round(rent*1.5,2);bal=R.choice([0,0,0,0,0,50,rent,rent+75,-120.5,612.4])
                r.update(tenantName=t,contractRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,balance=bal,statusText='Occupied');occ+=1
                body.append([u,P(t,7.6),bb,ls,'Monthly',m2(mk),m2(rent),m2(dep),m2(bal) if bal>=0 else f'({m2(-bal)})'])
            br.append(r)
        rows+=br;o=sum('tenantName' in r for r in br)
        body.append([f'Total {b}: {n} units, {o} occupied, {n-o} vacant','','','','']+[m2(S(br,k)) for k in('marketRent','contractRent','deposit','balance')])
        k=len(body)-1;sty+=[('SPAN',(0,k),(4,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(5,k),(-1,k),.6,colors.black),('BOTTOMPADDING',(0,k),(-1,k),8)]
    n=len(rows);body.append([f'Grand total: {n} units, {occ} occupied, {n-occ} vacant','','','','']+[m2(S(rows,k)) for k in('marketRent','contractRent','deposit','balance')])
    k=len(body)-1;sty+=[('SPAN',(0,k),(4,k)),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
    t=Table(body,colWidths=[48,180,68,108,62,66,66,72,66],repeatRows=1)
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.6),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#34495e')),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#d5d8dc')),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+sty))
    def foot(c,dd):
        c.setFont('Helvetica',7);c.setFillGray(.4);c.drawString(36,22,'Created on 11/03/2025 9:14 AM');c.drawRightString(756,22,f'Page {dd.page}')
    SimpleDocTemplate(D+fn,pagesize=landscape(letter),margins=36,leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=40).build([P('Rent roll',16,True),Spacer(1,5),P('Ferris Street Walk-Ups &nbsp;|&nbsp; Lease status: Active, Vacant &nbsp;|&nbsp; As of 10/31/2025',8.5,c='#555555'),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
    save(fn,'MULTIFAMILY',rows,n,occ,n-occ,'Ferris Street Walk-Ups','2025-10-31',style='Buildium-like print grouped by building, lease range in one column')

def p02():
    fn='mrs_rooming_house_letter.pdf';rows=[]
    c=canvas.Canvas(D+fn,pagesize=letter);y=740;c.setFont('Courier-Bold',12)
    for s in['Birchcroft Rooming House','611 Canal Road, Utica, New York']:
        c.drawString(72,y,s);y-=15
    c.setFont('Courier',10.5);y-=12
    for s in['September 6, 2025','','Dear Mr. Haverty,','','As you asked, here is who is in the house as of today and what they pay.','The weekly people pay Fridays. I put the month figure next to it the way','your bank wants it (week x 52 / 12).']:
        c.drawString(72,y,s);y-=13.5
    y-=8;X=[72,108,262,318,388,452,520];H=['Room','Name','Since','Per week','Per month','Deposit','Owes']
    c.setFont('Courier-Bold',9.5)
    def line(v,y):
        for i,(x,s) in enumerate(zip(X,v)):
            if i<3:c.drawString(x,y,s)
            else:c.drawRightString(x+48-(10 if i==6 else 0)+ (0),y,s)
    line(H,y);y-=4;c.line(72,y,562,y);y-=14;c.setFont('Courier',9.5)
    rl=['1','2','3','4','5','6','7','8','9','10','Attic F','Attic R'];tot=[0,0,0,0]
    for i,u in enumerate(rl):
        r=dict(unit=u)
        if u in('4','Attic R'):
            r['statusText']='empty';line([u if 'A' not in u else u,'' if 'A' in u else '','','','','',''],y);c.drawString(130 if 'A' in u else 108,y,'-- empty --')
        else:
            if u=='1':
                w=0;t='N. Quill (me, manager)'
            else: w=R.choice([135,140,150,155,165]);t=nm()
            mo=round(w*52/12,2);s=first(d(2016,1,1),d(2025,8,1));dep=w if w else 0;ow=R.choice([0,0,0,w,2*w,40]) if w else 0
            r.update(tenantName=t,contractRent=mo,deposit=dep,balance=ow,moveInDate=s.strftime('%b %Y'),statusText='Occupied')
            tot[0]+=w;tot[1]+=mo;tot[2]+=dep;tot[3]+=ow
            line([u,'' if 'A' in u else t,s.strftime('%b %Y'),m2(w),m2(mo),m2(dep),m2(ow)],y)
            if 'A' in u:c.drawString(130,y,t)
        rows.append(r);y-=16
    y+=10;c.line(318,y,562,y);y-=12;c.setFont('Courier-Bold',9.5);line(['','Together','']+[m2(round(v,2)) for v in tot],y);y-=28;c.setFont('Courier',10.5)
    for s in['That is 12 rooms, 10 let (mine included) and 2 empty. Room 4 needs a','window before I can show it. Two men came about the attic but did not','leave a number. Kitchen and the coin washer are not in the above.','','Respectfully,','']:
        c.drawString(72,y,s);y-=13.5
    c.setFont('Times-Italic',20);c.drawString(72,y-10,'Norbert Quill');c.save()
    save(fn,'MULTIFAMILY',rows,12,10,2,'Birchcroft Rooming House','2025-09-06',style='typewritten letter with weekly and monthly columns',hard=True)

def p03():
    fn='cardinal_houses_unit_ledger.pdf';rows=[]
    c=canvas.Canvas(D+fn,pagesize=letter);pg=0;st=['Larkmoor Dr','Pine Hollow Rd','W 9th Ave','Osage Ct','Quarry St','Bell Ferry Ln','Sumac Cir']
    def head():
        nonlocal pg,y
        if pg:c.showPage()
        pg+=1;c.setFont('Times-Bold',13);c.drawString(40,752,'Cardinal Lease Homes LLC');c.setFont('Times-Roman',9);c.drawString(40,740,'Rent Roll Detail - Single Family');c.drawRightString(572,752,'As Of: Aug 31, 2025');c.drawRightString(572,740,f'Page {pg}')
        c.setFillGray(.85);c.rect(40,704,532,28,fill=1,stroke=0);c.setFillGray(0);c.setFont('Times-Bold',8.5)
        for x,s in[(44,'Address'),(196,'Resident'),(322,'Lease Begin'),(380,'Lease End')]:c.drawString(x,721,s)
        for x,s in[(475,'Deposit'),(568,'Balance')]:c.drawRightString(x,721,s)
        c.drawString(60,709,'Bed/Bath   Sq Ft');c.drawString(196,709,'Recurring charges');c.drawRightString(568,709,'Total charges');y=690
    y=0;head();addr=set();occ=0
    for i in range(27):
        while 1:
            a=f'{R.randrange(104,2990)} {R.choice(st)}'
            if a not in addr:addr.add(a);break
        bb=R.choice(['3/2','3/1','4/2','2/1','3/2.5']);sf=R.randrange(880,2150,4)
        if y<90:head()
        r=dict(unit=a,unitType=bb,area=sf);c.setFont('Times-Bold',9);c.drawString(44,y,a);c.setFont('Times-Roman',9);c.drawString(60,y-12,f'{bb}');c.drawString(101,y-12,f'{sf:,}')
        if i in(5,13,22):
            s='Vacant - make ready' if i==13 else 'Vacant';c.setFont('Times-Italic',9);c.drawString(196,y,s);r['statusText']=s
        else:
            occ+=1;t=nm();s=first(d(2023,1,1),d(2025,8,1));e=addy(s,2 if s<d(2024,9,1) else 1);e='MTM' if e<d(2025,8,31) else e
            rent=R.randrange(1195,2295,25);cc=[('RENT',rent)]
            if R.random()<.35:cc.append(('PET',R.choice([25,35,50])))
            if R.random()<.3:cc.append(('LAWN',60))
            if R.random()<.25:cc.append(('FILTER',12.5))
            if R.random()<.12:cc.append(('S8HAP',-0))if 0 else None
            tot=sum(x for _,x in cc);dep=rent+R.choice([0,0,300,500]);bal=R.choice([0,0,0,0,0,rent,145,tot+95,-35])
            stt='Occupied'
            if i in(8,19):stt='Notice';
            r.update(tenantName=t,statusText=stt,contractRent=rent,leaseStartDate=s,leaseEndDate=e,deposit=dep,balance=bal,charges=[dict(code=a_,amount=b_) for a_,b_ in cc],totalCharges=tot)
            c.drawString(196,y,t+('  (Notice)' if stt=='Notice' else ''));c.drawString(322,y,s.strftime('%b %d, %Y'));c.drawString(380,y,e if e=='MTM' else e.strftime('%b %d, %Y'));c.drawRightString(475,y,m2(dep));c.drawRightString(568,y,m2(bal) if bal>=0 else '-'+m2(-bal))
            c.drawString(196,y-12,'   '.join(f'{a_} {m2(b_)}' for a_,b_ in cc));c.drawRightString(568,y-12,m2(tot))
        rows.append(r);c.setStrokeGray(.7);c.line(40,y-17,572,y-17);y-=29
    if y<190:head()
    c.setFont('Times-Bold',9);y-=4;c.drawString(44,y,'Portfolio totals');c.drawRightString(475,y,m2(S(rows,'deposit')));c.drawRightString(568,y,m2(S(rows,'balance')));y-=13;c.drawString(196,y,'All recurring charges');c.drawRightString(568,y,m2(S(rows,'totalCharges')));y-=18
    for k in('RENT','PET','LAWN','FILTER'):
        c.setFont('Times-Roman',9);c.drawString(196,y,k);c.drawRightString(330,y,m2(sum(ch(r,k) for r in rows)));y-=12
    y-=6;c.drawString(44,y,f'27 homes.  {occ} leased (2 on notice).  {27-occ} vacant.');c.save()
    save(fn,'SINGLE_FAMILY_RENTAL',rows,27,occ,27-occ,'Cardinal Lease Homes LLC','2025-08-31',style='Propertyware-like two-line records, houses',hard=True)

def p04():
    fn='sagebrush_court_lots.pdf';rows=[]
    f=FPDF('P','pt','letter');f.set_auto_page_break(False);W=[34,138,40,58,48,48,48,62,60]
    H1=['Lot','Resident','Home','Monthly','City','Trash','Late','Total','Past'];H2=['No.','','','Rent','Water','/ Sewer','Fee','Billed','Due']
    y=0
    def head():
        nonlocal y
        f.add_page();f.set_font('Courier','B',12);f.set_xy(36,30);f.cell(540,14,'SAGEBRUSH COURT MOBILE HOME PARK',align='C');f.set_font('Courier','',9);f.set_xy(36,45);f.cell(540,12,'Lot Rent Register for the Month of July 2025',align='C')
        f.set_font('Courier','B',8.5);y=64
        for h in(H1,H2):
            x=36
            for i,(w,s) in enumerate(zip(W,h)):
                f.set_xy(x,y);f.cell(w,10,s,align='L' if i<3 else 'R');x+=w
            y+=10
        f.line(36,y+2,572,y+2);y+=5
        f.set_xy(36,762);f.set_font('Courier','',7);f.cell(540,10,f'TOH = tenant owned home, POH = park owned home, RV = recreational vehicle site      page {f.page_no()}')
    def ln(v,b=''):
        nonlocal y
        if y>742:head()
        f.set_font('Courier',b,8.5);x=36
        for i,(w,s) in enumerate(zip(W,v)):
            f.set_xy(x,y);f.cell(w,11,s,align='L' if i<3 else 'R');x+=w
        y+=12
    def z(v):return m2(v)
    head();occ=0;n=0
    def sums(rr):return [S(rr,'contractRent')]+[sum(ch(r,k) for r in rr) for k in('City Water','Trash / Sewer','Late Fee')]+[S(rr,'totalCharges'),S(rr,'balance')]
    for stn,k,base in[('JUNIPER WAY',44,395),('MESA DRIVE',48,410),('COYOTE LOOP',31,425)]:
        if y>700:head()
        y+=4;f.set_font('Courier','BU',9);f.set_xy(36,y);f.cell(300,11,stn);y+=14;sr=[]
        for i in range(k):
            n+=1;r=dict(unit=str(n),section=stn)
            ty=R.choice(['TOH']*7+['POH']*3) if stn!='COYOTE LOOP' else R.choice(['RV','RV','TOH'])
            q=R.random()
            if q<.09:
                r['statusText']='VACANT LOT' if ty!='POH' else 'VACANT HOME'
                if ty=='POH':r['unitType']='POH'
                ln([str(n),r['statusText'],ty if ty=='POH' else '']+['']*6)
            else:
                occ+=1;t=nm();r.update(tenantName=t.split()[1]+', '+t.split()[0],unitType=ty,statusText='Occupied')
                rent={'TOH':base,'POH':base+R.choice([325,350,400]),'RV':base+90}[ty];wa=R.choice([22,28.5,31,36.75,41.25]);tr=18 if ty!='RV' else 0;lf=35 if R.random()<.12 else 0;to=rent+wa+tr+lf
                bal=0 if not lf else R.choice([to,rent+35,2*rent+70])
                r.update(contractRent=rent,charges=[dict(code='City Water',amount=wa),dict(code='Trash / Sewer',amount=tr),dict(code='Late Fee',amount=lf)],totalCharges=to,balance=bal)
                ln([str(n),r['tenantName'],ty,z(rent),z(wa),z(tr),z(lf),z(to),z(bal)])
            sr.append(r)
        f.line(210,y+1,572,y+1);y+=3;ln(['',f'{stn} ({k} lots)','']+[z(v) for v in sums(sr)],'B');rows+=sr
    y+=4
    if y>680:head()
    ln(['','PARK TOTAL','']+[z(v) for v in sums(rows)],'B');y+=8
    for s in[f'Lots in park {n}',f'Rented       {occ}',f'Vacant       {n-occ}']:
        f.set_font('Courier','',9);f.set_xy(70,y);f.cell(300,11,s);y+=12
    f.output(D+fn);save(fn,'MANUFACTURED_HOUSING',rows,n,occ,n-occ,'Sagebrush Court Mobile Home Park','2025-07',style='fpdf courier register by street, two-line header, 123 lots')

def p05():
    fn='villa_marisol_renta.pdf';rows=[];body=[['Apt.','Inquilino /\nTenant','Tipo\nType','Vigencia\nLease ends','Renta contrato\nContract rent','Sección 8\nHAP','Paga inquilino\nTenant pays','Fianza\nDeposit','Atrasos\nArrears']]
    sty=[];fs="Migdalia Efraín Wanda Héctor Yaritza Orlando Carmen Luz Ángel Nereida Wilfredo Damaris Radamés Zoraida".split();ls="Arroyo Villanueva Quiñones Maldonado Feliciano Rosado Santiago Irizarry Cintrón Lebrón Matías Bonilla".split();occ=0
    for fl,nmx in[(1,'PRIMER PISO'),(2,'SEGUNDO PISO'),(3,'TERCER PISO')]:
        body.append([nmx]+['']*8);k=len(body)-1;sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#dcefe3')),('FONTNAME',(0,k),(-1,k),'Helvetica-BoldOblique')]
        sr=[]
        for i in range(10):
            u=f'{fl}{i+1:02d}';br=R.choice([1,2,2,3]);r=dict(unit=u,section=nmx,unitType=f'{br} BR')
            if (fl,i) in((1,7),(3,2)):r['statusText']='VACANTE';body.append([u,'VACANTE',f'{br} BR']+['']*6)
            elif (fl,i)==(1,0):r['statusText']='OFICINA';body.append([u,'OFICINA',f'{br} BR']+['']*6)
            else:
                occ+=1;t=nm(fs,ls)+' '+R.choice(ls);cr={1:615,2:740,3:865}[br];tp=cr if R.random()<.25 else R.choice([0,47,83,112,156,205,238]);h=cr-tp;e=first(d(2025,9,1),d(2026,8,1));dep=R.choice([200,300,cr]);ar=R.choice([0,0,0,0,tp,50])
                r.update(tenantName=t,leaseEndDate=e-dt.timedelta(1),contractRent=cr,charges=[dict(code='HAP',amount=h),dict(code='Tenant pays',amount=tp)],deposit=dep,balance=ar,statusText='Occupied')
                body.append([u,t,f'{br} BR',(e-dt.timedelta(1)).strftime('%d-%b-%Y')]+['$'+m0(v) for v in(cr,h,tp,dep,ar)])
            sr.append(r)
        rows+=sr
    f=lambda k:sum(ch(r,k) for r in rows)
    body.append(['TOTAL','','','']+['$'+m0(v) for v in(S(rows,'contractRent'),f('HAP'),f('Tenant pays'),S(rows,'deposit'),S(rows,'balance'))])
    t=Table(body,repeatRows=1,colWidths=[34,142,30,62,64,52,64,46,46]);t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.grey),('FONTSIZE',(0,0),(-1,-1),8),('ALIGN',(4,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,0),7.2),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+sty))
    el=[P('Apartamentos Villa Marisol',15,True,1,'#1e6b41'),Spacer(1,4),P('Carr. 132 km 4.1, Ponce, Puerto Rico',8.5,al=1),P('LISTA DE RENTAS / RENT ROLL al 1 de agosto de 2025',9.5,True,1),Spacer(1,10),t,Spacer(1,8),P(f'Ocupados / occupied: {occ} &nbsp;&nbsp; Vacantes / vacant: 2 &nbsp;&nbsp; Oficina / office: 1 &nbsp;&nbsp; Total apartamentos: 30',8.5),Spacer(1,4),P('Nota: el HAP de octubre sube 2 % por ajuste anual, pendiente de carta de Vivienda. Aptos. 207 y 305 piden traslado.',8)]
    SimpleDocTemplate(D+fn,pagesize=letter,leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=36).build(el)
    save(fn,'MULTIFAMILY',rows,30,occ,2,'Apartamentos Villa Marisol','2025-08-01',style='bilingual Puerto Rico list with HAP and tenant part')

def p06():
    fn='plex_rosemont_loyers.pdf';rows=[];fq="Ghislain Mylène Réjean Josée Normand Sylvie Étienne Manon Luc Chantal Yvan Annick".split();lq="Gadbois Lacasse Théberge Vaillancourt Boisclair Cloutier Dorval Émond Lamoureux Pinsonneault".split()
    q=lambda v:f'{v:,.2f}'.replace(',',' ').replace('.',',')+' $'
    body=[['Immeuble','Log.','Locataire','Pièces','Bail','','Loyer','Stat.','Total\nmensuel','Solde dû'],['','','','','début','fin','','','','']]
    sty=[('SPAN',(4,0),(5,0))]+[('SPAN',(i,0),(i,1)) for i in(0,1,2,3,6,7,8,9)];occ=0
    for b,us_ in[('5410, rue Gaspé-Nord',['1','2','3','4','5','6']),('5416, rue Gaspé-Nord',['1','2','3']),('88, av. du Verger',['101','102','201','202','301','302','SS-1','SS-2'])]:
        st=len(body)
        for u in us_:
            pc=R.choice(['3½','4½','4½','5½']);r=dict(unit=u,building=b,unitType=pc);lead=P(b,8,True) if len(body)==st else ''
            if (u,b[0]) in(('3','5'),('SS-2','8')) and not(u=='3' and b[3]=='6'):
                r['statusText']='Vacant';body.append([lead,u,'Vacant',pc]+['']*6)
            else:
                occ+=1;t=nm(fq,lq);y=R.choice([2025,2025,2024]);s=d(y,7,1);e=d(2026,6,30);
                if y==2024:e=d(2026,6,30)
                rent=R.choice([745,812,865,910,1015,1125,1260])+R.choice([0,3.5,8]);pk=R.choice([0,0,45,60]);so=R.choice([0,0,0,0,120,rent])
                r.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,charges=[dict(code='Stat.',amount=pk)],totalCharges=rent+pk,balance=so,statusText='Occupied')
                body.append([lead,u,t,pc,s.isoformat(),e.isoformat(),q(rent),q(pk),q(rent+pk),q(so)])
            rows.append(r)
        sty+=[('SPAN',(0,st),(0,len(body)-1)),('LINEBELOW',(0,len(body)-1),(-1,len(body)-1),1.2,colors.black)]
    body.append(['Total des loyers','','','','','']+[q(v) for v in(S(rows,'contractRent'),sum(ch(r,'Stat.') for r in rows),S(rows,'totalCharges'),S(rows,'balance'))])
    k=len(body)-1;sty+=[('FONTNAME',(0,k),(-1,k),'Times-Bold'),('SPAN',(0,k),(5,k))]
    t=Table(body,colWidths=[92,44,128,44,66,66,72,58,74,66],repeatRows=2);t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),9),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(5,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,1),1.2,colors.black),('LINEBELOW',(1,2),(-1,-2),.3,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]+sty))
    n=len(rows);el=[P('LISTE DES LOYERS',14,True),P('Gestion Plex Rosemont-Est inc.  |  Au 1er septembre 2025',9),Spacer(1,10),t,Spacer(1,8),P(f'{n} logements, dont {occ} loués et {n-occ} vacants. Stat. = stationnement extérieur. Chauffage à la charge des locataires, eau chaude incluse au 88, av. du Verger.',8.5)]
    SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=36).build(el)
    save(fn,'MULTIFAMILY',rows,n,occ,n-occ,'Gestion Plex Rosemont-Est inc.','2025-09-01',style='French Quebec list, spanned building column, comma decimals',hard=True)

def p07():
    fn='depot_square_shops.pdf';rows=[]
    ts=['Threadbare Alterations','Copper Kettle Diner','Dr. P. Achterberg, DDS','Nail Garden','Vega Tax & Notary','','Harbor Pawn & Loan','Sudsy Coin Laundry','Kinfolk Barber Co.','Bright Minds Tutoring','','Rosario Insurance Agency','Tri-County Vape']
    H=['Suite','Tenant','Sq Ft','Term','Base\nRent','CAM','RE Tax','Ins.','Total\nMonthly','Sec.\nDeposit','Next Increase\nDate','New\nBase Rent','Open\nBalance'];body=[H];occ=0
    for i,t in enumerate(ts):
        u=f'{100+2*i}';sf=R.choice([780,900,1050,1200,1440,1875,2100]);r=dict(unit=u,area=sf)
        if not t:
            r['statusText']='AVAILABLE';body.append([u,'AVAILABLE',m0(sf)]+['']*10)
        else:
            occ+=1;s=first(d(2019,1,1),d(2025,1,1));e=addy(s,R.choice([7,8,10]));b=round(sf*R.choice([14,15.5,16,18])/12,2);cam=round(sf*3.25/12,2);tx=round(sf*1.9/12,2);ins=round(sf*.45/12,2);tot=round(b+cam+tx+ins,2);dep=R.choice([b,1000,1500,2500]);bal=R.choice([0,0,0,0,tot,210.35])
            r.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=b,charges=[dict(code=k,amount=v) for k,v in(('Base Rent',b),('CAM',cam),('RE Tax',tx),('Ins.',ins))],totalCharges=tot,deposit=dep,balance=bal,statusText='Occupied')
            nd=d(2026,s.month,1);nb=round(b*1.03,2)
            st=['',''] 
            if nd<e and R.random()<.75:r['rentSteps']=[dict(date=nd.isoformat(),amount=nb)];st=[uss(nd),m2(nb)]
            body.append([u,P(t,7.5),m0(sf),f'{uss(s)} to\n{uss(e)}']+[m2(v) for v in(b,cam,tx,ins,tot,dep)]+st+[m2(bal)])
        rows.append(r)
    r=dict(unit='ATM',tenantName='Quikcash Terminals',contractRent=175.0,totalCharges=175.0,charges=[dict(code='Base Rent',amount=175.0),dict(code='CAM',amount=0),dict(code='RE Tax',amount=0),dict(code='Ins.',amount=0)],leaseEndDate='Month to month',balance=0,deposit=0);rows.append(r)
    body.append(['ATM',P('Quikcash Terminals',7.5),'','Month to\nmonth','175.00','0.00','0.00','0.00','175.00','0.00','','','0.00'])
    c=lambda k:round(sum(ch(r,k) for r in rows),2);good=S(rows,'contractRent');bad=round(good+360,2)
    body.append(['Total','',m0(S(rows,'area')),'',m2(bad),m2(c('CAM')),m2(c('RE Tax')),m2(c('Ins.')),m2(S(rows,'totalCharges')),m2(S(rows,'deposit')),'','',m2(S(rows,'balance'))])
    t=Table(body,colWidths=[36,118,42,56,54,48,48,42,58,54,62,54,54],repeatRows=1);t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('TEXTCOLOR',(0,0),(-1,0),colors.white),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5b3a29')),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#f7f1ea')]),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(4,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BOX',(0,0),(-1,-1),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),1,colors.black),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold')]))
    el=[P('Depot Square Shops - Rent Schedule',14,True),P('12 Depot Square, Millinocket Falls, ME &nbsp; - &nbsp; June 30, 2025',9),Spacer(1,10),t,Spacer(1,8),P(f'13 suites: {occ} leased, 2 available. ATM in vestibule not counted as a suite. CAM, tax and insurance are estimates billed monthly, trued up in March.',8)]
    SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=30).build(el)
    save(fn,'RETAIL',rows,13,occ,2,'Depot Square Shops','2025-06-30',planted=dict(what=f'Printed Base Rent total {m2(bad)} instead of {m2(good)}',kind='total_wrong'),style='shop rent schedule with charges columns and next step')
for f in(p01,p02,p03,p04,p05,p06,p07):f()
