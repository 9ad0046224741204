from common import *
from reportlab.lib.pagesizes import A4,landscape,letter,A3
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas
from fpdf import FPDF
S8=PS('a',fontName='Helvetica',fontSize=7.5,leading=9)
def d1():
    r=rnd(101);n=namer(r);f='01_ropeworks_coliving_rooms.pdf';asof=D(2026,2,28)
    rows=[];data=[['Room','Type','Tenant(s)','Tenancy status','Move-in','Term end','Rent\npw (£)','Rent\npcm (£)','Deposit\nheld (£)','Arrears\n(£)']]
    sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#16324f')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#c9d3dd')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    U=O=V=0;G=[0,0,0,0]
    for k,(fl,cnt) in enumerate([('Ground',4),('First',6),('First',6),('Second',6),('Second',6),('Third',5)],1):
        sec=f'Flat {k} ({fl} floor)'
        data.append([sec]+['']*9);i=len(data)-1
        sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8eef4'))]
        s=[0,0,0,0]
        for j in range(cnt):
            rm=f'{k}{"ABCDEF"[j]}';ty=r.choice(['En-suite','En-suite','Studio room','Std double'])
            pw={'En-suite':265,'Studio room':310,'Std double':228}[ty]+r.choice([0,0,5,10,-5])
            pcm=round(pw*52/12,2);dep=pw*5
            mi=add(asof,-r.randint(20,500));te=add(mi,r.choice([182,364,364]))
            U+=1
            if (k,j)==(1,0):
                nm=n()+' (House manager)';data.append([rm,'Staff room',nm,'Staff licence',mi.strftime('%d/%m/%Y'),'Rolling','0.00','0.00','','0.00']);O+=1
                rows.append(R(unit=rm,unitType='Staff room',tenantName=nm,statusText='Staff licence',section=sec,moveInDate=mi,leaseEndDate='Rolling',contractRent=0,balance=0));continue
            if (k,j) in [(2,3),(4,5),(6,1)]:
                data.append([rm,ty,'','Vacant' if k!=4 else 'Vacant - deposit taken']+['']*6);V+=1
                rows.append(R(unit=rm,unitType=ty,statusText=data[-1][3],section=sec))
                if k==4:
                    nm=n();mi=D(2026,3,14);te=D(2027,3,13)
                    data.append([rm,ty,nm,'Upcoming',mi.strftime('%d/%m/%Y'),te.strftime('%d/%m/%Y'),f'{pw:.2f}',m(pcm),m(dep),'0.00'])
                    sty.append(('TEXTCOLOR',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#6c7a89')))
                    rows.append(R(unit=rm,unitType=ty,tenantName=nm,statusText='Upcoming',section=sec,moveInDate=mi,leaseEndDate=te,contractRent=pcm,deposit=dep,balance=0))
                continue
            st='Periodic' if te<asof else r.choice(['Current','Current','Current','Current','Notice given']);nm=n()
            if r.random()<.12:nm+=' & '+n()
            ar=r.choice([0]*7+[pcm,round(pcm/2,2),120.5]);O+=1
            data.append([rm,ty,Paragraph(nm,S8),st,mi.strftime('%d/%m/%Y'),te.strftime('%d/%m/%Y'),f'{pw:.2f}',m(pcm),m(dep),m(ar)])
            rows.append(R(unit=rm,unitType=ty,tenantName=nm,statusText=st,section=sec,moveInDate=mi,leaseEndDate=te,contractRent=pcm,deposit=dep,balance=ar))
            for q,x in enumerate([pw,pcm,dep,ar]):s[q]+=x
        data.append(['',f'Flat {k} total ({cnt} rooms)']+['']*4+[m(x) for x in s]);i=len(data)-1
        sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.6),('LINEABOVE',(6,i),(-1,i),.6,colors.black)]
        for q in range(4):G[q]+=s[q]
    data.append(['','All flats (excluding upcoming)']+['']*4+[m(x) for x in G]);i=len(data)-1
    sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
    def pg(c,d):
        c.setFont('Helvetica',7);c.drawString(40,22,'Generated in Arthur by j.ops@hearthcommon.example   01/03/2026 08:14');c.drawRightString(landscape(A4)[0]-40,22,f'Page {d.page}')
    SimpleDocTemplate(B+'documents/'+f,pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=36).build([
        Paragraph('<b>Rent schedule: The Ropeworks Co-Living</b>',PS('h',fontName='Helvetica',fontSize=15,leading=19)),Paragraph('Hearth Common Operations Ltd &nbsp;|&nbsp; Tenancies as at 28 February 2026 &nbsp;|&nbsp; 41 Ropery Lane, Leeds LS10',S8),Spacer(1,8),
        Table(data,colWidths=[38,72,170,98,62,62,56,66,66,60],style=sty,repeatRows=1),Spacer(1,10),
        Table([['Rooms','Occupied (incl. staff)','Vacant','Occupancy'],[U,O,V,f'{O/U:.1%}']],style=[('GRID',(0,0),(-1,-1),.5,colors.grey),('FONT',(0,0),(-1,-1),'Helvetica',8),('ALIGN',(0,0),(-1,-1),'CENTER')],hAlign='LEFT')],onFirstPage=pg,onLaterPages=pg)
    save(f,'MULTIFAMILY','operators','Arthur-like room schedule by cluster flat, upcoming tenant in own row',False,'The Ropeworks Co-Living','2026-02-28',U,O,V,rows)
def d2():
    r=rnd(202);n=namer(r,'{l}, {f}');f='02_entrata_bed_rentroll.pdf';W,H=landscape(letter)
    c=canvas.Canvas(B+'documents/'+f,pagesize=(W,H));X=[30,78,128,166,268,360,412,464,522,600,662,712,762];pn=[0];y=[0]
    def head():
        pn[0]+=1
        c.setFont('Times-Bold',13);c.drawCentredString(W/2,H-30,'Copper Mesa Student Living');c.setFont('Times-Roman',9);c.drawCentredString(W/2,H-43,'RENT ROLL DETAIL (by space)');c.drawCentredString(W/2,H-54,'As of 10/31/2025')
        c.setFont('Helvetica-Bold',6.8);a=H-74
        for x,t in [(X[0],'Bldg-Unit-'),(X[4],'Unit/Lease'),(X[5],'Lease'),(X[6],'Lease'),(X[8],'Charge')]:c.drawString(x,a,t)
        for x,t in [(X[8]-10,'Market'),(X[10],'Scheduled'),(X[11],'Deposit'),(X[12],'')]:c.drawRightString(x,a,t)
        a-=8
        for x,t in [(X[0],'Space'),(X[1],'Floorplan'),(X[3],'Resident'),(X[4],'Status'),(X[5],'Start'),(X[6],'End'),(X[8],'Code')]:c.drawString(x,a,t)
        for x,t in [(X[2]+28,'SQFT'),(X[8]-10,'Rent'),(X[10],'Charges'),(X[11],'Held'),(X[12],'Balance')]:c.drawRightString(x,a,t)
        c.line(30,a-3,W-28,a-3);c.setFont('Helvetica',6);c.drawString(30,20,'11/01/2025 06:02 AM   Entrata   Includes: current, notice, vacant, future');c.drawRightString(W-30,20,f'Page {pn[0]}');y[0]=a-13
    def need(k):
        if y[0]-k*8.6<38:c.showPage();head()
    head();rows=[];U=O=V=0;fp={};cc={};TM=TC=TD=TB=0;fut=[]
    def rec(x,ch):
        need(len(ch)+2);c.setFont('Helvetica',6.8);a=y[0]
        for i,k in [(0,'unit'),(1,'unitType'),(3,'tenantName'),(4,'statusText')]:
            if x.get(k):c.drawString(X[i],a,x[k])
        c.drawRightString(X[2]+28,a,m(x['area'],'',0))
        for i,k in [(5,'leaseStartDate'),(6,'leaseEndDate')]:
            if x.get(k):c.drawString(X[i],a,D.fromisoformat(x[k]).strftime('%m/%d/%Y'))
        if 'marketRent' in x:c.drawRightString(X[8]-10,a,m(x['marketRent']))
        c.drawRightString(X[11],a,m(x.get('deposit',0)));c.drawRightString(X[12],a,m(x.get('balance',0)))
        for k,v in ch:
            c.drawString(X[8],y[0],k);c.drawRightString(X[10],y[0],m(v));y[0]-=8.6
        if ch:
            c.setFont('Helvetica-Bold',6.8);c.line(X[9]+20,y[0]+7,X[10],y[0]+7);c.drawString(X[8],y[0],'Total');c.drawRightString(X[10],y[0],m(x['totalCharges']))
        y[0]-=12
    for un in range(28):
        b=1+un//14;apt=f'{b}-{100*(1+un%14//5)+un%14%5+1}';pl=['4x4 A','4x4 B','2x2','4x2'][un%4];k=2 if pl=='2x2' else 4;sf={'4x4 A':1410,'4x4 B':1496,'2x2':862,'4x2':1238}[pl];mk={'4x4 A':789,'4x4 B':829,'2x2':965,'4x2':689}[pl]
        for s in 'ABCD'[:k]:
            sp=f'{apt}-{s}';U+=1;p=r.random();TM+=mk;q=fp.setdefault(pl,[0,0,0,0]);q[0]+=1;q[3]+=mk
            if un==3 and s=='A':st='Model'
            elif un==9 and s=='A':st='Employee'
            elif p<.06:st='Vacant Unrented'
            elif p<.09:st='Vacant Rented'
            elif p<.17:st='Occupied On Notice'
            else:st='Occupied No Notice'
            x=dict(unit=sp,unitType=pl,area=sf,statusText=st,marketRent=mk,deposit=0,balance=0);ch=[]
            if st.startswith('Vacant') or st=='Model':
                V+=st!='Model';q[2]+=st!='Model'
                if st=='Vacant Rented':fut.append((sp,pl,sf,mk))
            else:
                O+=1;q[1]+=1;x['tenantName']=n();x['leaseStartDate']='2025-08-16';x['leaseEndDate']='2026-07-31' if st!='Occupied On Notice' else '2025-12-31'
                rt=mk-r.choice([0,0,10,20,25,40]);ch=[('RENT',float(rt))]
                if r.random()<.4:ch.append(('PARKING',45.0))
                if r.random()<.25:ch.append(('FURNITURE',30.0))
                if r.random()<.85:ch.append(('UTILFLAT',38.5))
                if st=='Employee':ch.append(('EMPCREDIT',-float(rt)))
                if r.random()<.15:ch.append(('PETRENT',25.0))
                x['deposit']=r.choice([0,0,150,250]);x['balance']=r.choice([0,0,0,0,38.5,-45,round(rt*1.0,2),112.4]);x['contractRent']=rt
                x['charges']=[dict(code=a,amount=v) for a,v in ch];x['totalCharges']=round(sum(v for _,v in ch),2)
                for a,v in ch:cc[a]=cc.get(a,0)+v
                TC+=x['totalCharges'];TD+=x['deposit'];TB+=x['balance']
            rec(x,ch);rows.append(x)
    def tot(l,a=None,b=None,d=None,e=None):
        need(2);c.setFont('Helvetica-Bold',7);c.line(30,y[0]+8,W-28,y[0]+8);c.drawString(30,y[0],l)
        for p,v in [(X[8]-10,a),(X[10],b),(X[11],d),(X[12],e)]:
            if v is not None:c.drawRightString(p,y[0],m(v))
        y[0]-=16
    tot(f'Total Current/Vacant: {U} spaces',TM,TC,TD,TB)
    need(6);c.setFont('Helvetica-BoldOblique',8);c.drawString(30,y[0],'Future Residents');y[0]-=12;tf=0
    for sp,pl,sf,mk in fut:
        x=dict(unit=sp,unitType=pl,area=sf,tenantName=n(),statusText='Future',section='Future Residents',leaseStartDate='2026-01-05',leaseEndDate='2026-07-31',deposit=250,balance=-250.0,contractRent=mk,charges=[dict(code='RENT',amount=float(mk))],totalCharges=float(mk))
        rec(x,[('RENT',float(mk))]);rows.append(x);tf+=mk
    tot('Total Future',None,tf,250*len(fut),-250*len(fut))
    need(14);c.setFont('Helvetica-Bold',8);c.drawString(30,y[0],'Summary by Floorplan');c.drawString(430,y[0],'Summary of Charges by Charge Code');y[0]-=12;a=y[0];c.setFont('Helvetica',7)
    for j,t in enumerate(['Floorplan','Spaces','Occupied','Vacant','Market Rent']):c.drawString(30+j*62,a,t)
    for k,q in list(fp.items())+[('Total',[U,O,V,TM])]:
        a-=10
        for j,t in enumerate([k,q[0],q[1],q[2],m(q[3])]):c.drawString(30+j*62,a,str(t))
    c.drawString(30,a-12,'Model spaces are counted in Spaces only.')
    a=y[0]
    for k,v in list(cc.items())+[('Total',TC)]:c.drawString(430,a,k);c.drawRightString(600,a,m(v));a-=10
    c.save()
    save(f,'STUDENT_HOUSING','operators','Entrata by-bed roll, stacked charge codes, future section, summaries',True,'Copper Mesa Student Living','2025-10-31',U,O,V,rows)
def d3():
    r=rnd(303);n=namer(r,'{i}. {l}');f='03_nursing_home_residents_fees.pdf'
    p=FPDF(format='A4');p.set_auto_page_break(False);p.set_font('Times','',9);E='EUR '
    Wd=[14,22,36,21,27,21,24,21];Hh=['Room','Bed type','Resident','Admitted','Funding','Weekly fee','Per month','Owing'];L=12
    def hd():
        p.add_page();p.set_font('Times','B',14);p.set_x(L);p.cell(0,7,'Saint Brannoc\'s Nursing Home, Athlone',new_x='LMARGIN',new_y='NEXT');p.set_x(L);p.set_font('Times','I',10);p.cell(0,5,'Occupancy and fee roll at close of business 30 November 2025 (amounts in euro)',new_x='LMARGIN',new_y='NEXT');p.ln(3)
        p.set_x(L);p.set_font('Times','B',9)
        for w,h in zip(Wd,Hh):p.cell(w,6,h,border='TB',align='R' if h in('Weekly fee','Per month','Owing') else 'L')
        p.ln(7)
    p.set_left_margin(L);hd();rows=[];U=O=V=0;G=[0,0,0]
    def ln(v,b=''):
        if p.get_y()>270:foot();hd()
        p.set_x(L);p.set_font('Times',b,9)
        for i,(w,x) in enumerate(zip(Wd,v)):p.cell(w,5.2,str(x),align='R' if i>4 else 'L')
        p.ln(5.2)
    def foot():
        p.set_y(284);p.set_font('Times','I',8);p.cell(0,4,f'Private and confidential. Page {p.page_no()}',align='C')
    for wing,rs in [('LILAC WING',[(i,'Single') for i in range(1,13)]),('HAWTHORN WING',[(i,'Single') for i in range(14,22)]+[('22A','Twin'),('22B','Twin'),('23A','Twin'),('23B','Twin')]),('DEMENTIA UNIT',[(f'D{i}','Single ensuite') for i in range(1,13)])]:
        p.ln(1.5);p.set_x(L);p.set_font('Times','BU',9.5);p.cell(0,6,wing,new_x='LMARGIN',new_y='NEXT');s=[0,0,0];oc=0
        for i,ty in rs:
            U+=1
            if str(i) in('7','18','23B','D4'):
                st='Vacant' if str(i)!='18' else 'Vacant (decorating)';V+=1;ln([i,ty,st,'','','','','']);rows.append(R(unit=str(i),unitType=ty,statusText=st,section=wing));continue
            O+=1;oc+=1;wk={'Single':1180,'Twin':1065,'Single ensuite':1340}[ty]+r.choice([0,0,15,30,-20]);mo=round(wk*52/12,2);ad=D(2025,11,20)-dt.timedelta(days=r.randint(15,1600));fu=r.choice(['Fair Deal','Fair Deal','Private','HSE contract bed']);ow=r.choice([0]*6+[mo,412.5,round(wk*2.0,2)]);nm=n()
            ln([i,ty,nm,ad.strftime('%d.%m.%y'),fu,m(wk),m(mo),m(ow) if ow else 'nil']);rows.append(R(unit=str(i),unitType=ty,tenantName=nm,moveInDate=ad,section=wing,contractRent=mo,balance=ow or None,statusText='Occupied'))
            for q,x in enumerate([wk,mo,ow]):s[q]+=x
        ln(['','',f'{wing.title()}: {oc} residents','','']+[m(x) for x in s],'B')
        for q in range(3):G[q]+=s[q]
    ln(['S1','Staff room','Night sister (sleep-in)','','no charge','','',''],'I');rows.append(R(unit='S1',unitType='Staff room',tenantName='Night sister (sleep-in)'))
    p.ln(2);ln(['','','Home total','','']+[m(x) for x in G],'B');p.ln(3)
    p.set_x(L);p.set_font('Times','',9.5);p.multi_cell(180,5,f'Registered beds {U}; residents {O}; vacant {V}. Staff room S1 is not a registered bed and is not counted. Monthly equivalent is weekly fee x 52 / 12.');foot();p.output(B+'documents/'+f)
    save(f,'SENIOR_HOUSING','operators','Irish nursing home fee roll, Times, wings, twin beds, uncounted staff room',True,"Saint Brannoc's Nursing Home, Athlone",'2025-11-30',U,O,V,rows)
def d4():
    r=rnd(404);n=namer(r,'{l}, {f}');f='04_sitelink_rent_roll.pdf';W,H=letter
    c=canvas.Canvas(B+'documents/'+f,pagesize=letter);cols=[('Unit',34,0),('Size',66,0),('Area',122,1),('Tenant',130,0),('Moved In',232,0),('Paid Thru',274,0),('Std Rate',350,1),('Rent',392,1),('Insur.',428,1),('Variance',470,1),('Sec. Dep',512,1),('Past Due',574,1)];pn=0;y=0
    def head():
        nonlocal pn,y
        pn+=1;c.setFillGray(.88);c.rect(28,H-96,W-56,16,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',14);c.drawString(30,H-40,'Rent Roll');c.setFont('Helvetica',8);c.drawString(30,H-54,'Saguaro Lane Self Storage  -  Site L014');c.drawString(30,H-66,'8801 N Saguaro Ln, Marana, AZ');c.drawRightString(W-30,H-40,'Effective: January 31, 2026');c.drawRightString(W-30,H-54,'Printed 2/1/2026 7:45:10 AM')
        c.setFont('Helvetica-Bold',7)
        for t,x,a in cols:(c.drawRightString if a else c.drawString)(x,H-91,t)
        c.setFont('Helvetica',6.5);c.drawCentredString(W/2,24,f'- {pn} -');y=H-108
    def ln(v,b=False):
        nonlocal y
        if y<44:c.showPage();head()
        c.setFont('Helvetica-Bold' if b else 'Helvetica',6.9)
        for (t,x,a),q in zip(cols,v):
            if q not in('',None):(c.drawRightString if a else c.drawString)(x,y,str(q))
        y-=10.2
    head();rows=[];U=O=V=X=0;G=[0]*6;no=100
    for size,ar,std,cnt,kind in [('5x5',25,49,22,'Climate Interior'),('5x10',50,79,34,'Climate Interior'),('10x10',100,129,40,'Climate Interior'),('10x15',150,164,26,'Drive-Up'),('10x20',200,199,24,'Drive-Up'),('12x30',360,85,14,'Uncovered RV Parking')]:
        if y<90:c.showPage();head()
        sec=f'{size} {kind}';c.setFont('Helvetica-BoldOblique',8);c.drawString(30,y,sec);y-=11;s=[0]*6;so=0
        for _ in range(cnt):
            no+=1;u=('R' if 'RV' in kind else 'ABCDE'[len(size)%3])+str(no);U+=1;p=r.random()
            if p<.09:
                V+=1;ln([u,size,ar,'Vacant','','',m(std),'','','','','']);rows.append(R(unit=u,unitType=size,area=ar,statusText='Vacant',section=sec,marketRent=std));s[0]+=std;continue
            if p<.11:
                X+=1;ln([u,size,ar,'Unrentable','','',m(std),'','','','','']);rows.append(R(unit=u,unitType=size,area=ar,statusText='Unrentable',section=sec,marketRent=std));s[0]+=std;continue
            O+=1;so+=1;nm=n() if r.random()<.85 else r.choice(['Desert Bloom Landscaping','Pima Tile & Stone','Red Mesa HVAC LLC','Ocotillo Events','Bright Cactus Catering'])
            mi=add(D(2026,1,25),-r.randint(3,1900));pt=r.choice([D(2026,2,28),D(2026,1,31),D(2025,12,31)] if r.random()<.3 else [D(2026,2,14)]);rt=std+r.choice([0,0,0,-10,-15,8,12,20]);ins=r.choice([0,12,12,15]);dep=r.choice([0,0,0,25,50]);du=r.choice([0]*8+[rt+20,2*rt+40]) if pt<D(2026,2,1) else 0
            ln([u,size,ar,nm,f'{mi.month}/{mi.day}/{mi.year}',f'{pt.month}/{pt.day}/{pt.year}',m(std),m(rt),m(ins),m(rt-std),m(dep),m(du)])
            rows.append(R(unit=u,unitType=size,area=ar,tenantName=nm,statusText='Occupied',section=sec,moveInDate=mi,marketRent=std,contractRent=rt,charges=[dict(code='Insur.',amount=ins)],deposit=dep,balance=du))
            for q,x in enumerate([std,rt,ins,rt-std,dep,du]):s[q]+=x
        c.line(300,y+8,W-30,y+8);ln(['','',m(cnt*ar,'',0),f'{size}: {cnt} units, {so} occupied','','']+[m(x) for x in s],True);y-=5
        for q in range(6):G[q]+=s[q]
    c.line(30,y+8,W-30,y+8);ln(['TOTAL','',m(sum(q['area'] for q in rows),'',0),f'{U} units','','']+[m(x) for x in G],True);y-=8
    for a,b in [('Total Units',U),('Occupied',O),('Vacant',V),('Unrentable',X)]:ln(['','','',a,b],False)
    c.save();save(f,'SELF_STORAGE','operators','SiteLink rent roll, grouped by size, insurance and variance columns',False,'Saguaro Lane Self Storage','2026-01-31',U,O,V,rows)
def d5():
    r=rnd(505);n=namer(r);f='05_btr_yardi_mono.pdf';W,H=landscape(A4);c=canvas.Canvas(B+'documents/'+f,pagesize=(W,H));pn=0;y=0
    def t(s,b=False):
        nonlocal y
        if y<34:c.showPage();head()
        c.setFont('Courier-Bold' if b else 'Courier',7.4);c.drawString(30,y,s);y-=9.6
    FM='{:<8}{:<8}{:>6}  {:<10}{:<25}{:>10}{:>11}{:>10}  {:<11}{:<11}{:<11}{:>10}'
    def head():
        nonlocal pn,y
        pn+=1;y=H-34;t('Rent Roll',True);t(f'Property: Tanner\'s Wharf (twbtr01)'+' '*60+f'Page {pn}');t('As Of = 31/03/2026   Month Year = 03/2026   GBP');y-=4
        t(FM.format('Unit','Unit','Unit','Resident','Name','Market','Actual','Resident','Move In','Lease','Move Out','Balance'),True);t(FM.format('','Type','Sq Ft','','','Rent','Rent','Deposit','','Expiration','',''),True);c.line(30,y+6,W-30,y+6);y-=2
    head();rows=[];U=O=V=M=0;G=[0]*5;F=lambda d:d.strftime('%d/%m/%Y');fut=[];t('Current/Notice/Vacant Residents',True);sec='Current/Notice/Vacant Residents';planted=None;cp=0
    units=[(f'{fl:02d}{k:02d}',['1B1','2B2','STU','2B1','3B2','1B2'][k-1]) for fl in range(1,9) for k in range(1,7)]+[(f'CP{i:02d}','CARPK') for i in range(1,9)]
    for u,ty in units:
        sf={'1B1':518,'2B2':741,'STU':402,'2B1':688,'3B2':962,'1B2':545,'CARPK':0}[ty];mk={'1B1':1325,'2B2':1695,'STU':1090,'2B1':1580,'3B2':2240,'1B2':1370,'CARPK':110}[ty]
        if ty!='CARPK':mk+=5*(int(u[:2])-1);U+=1
        else:cp+=1
        G[0]+=sf;G[1]+=mk;p=r.random()
        if u=='0102':
            M+=1;t(FM.format(u,ty,sf,'MODEL','MODEL',m(mk),m(0),m(0),'','','',m(0)));rows.append(R(unit=u,unitType=ty,area=sf,statusText='MODEL',section=sec,marketRent=mk,contractRent=0,deposit=0,balance=0));continue
        if u in('0303','0506','0701','0804','CP03'):
            if ty!='CARPK':V+=1
            t(FM.format(u,ty,sf,'VACANT','VACANT',m(mk),m(0),m(0),'','','',m(0)));rows.append(R(unit=u,unitType=ty,area=sf,statusText='VACANT',section=sec,marketRent=mk,contractRent=0,deposit=0,balance=0))
            if u in('0506','0804'):fut.append((u,ty,sf,mk))
            continue
        if ty!='CARPK':O+=1
        rt=mk-r.choice([0,0,10,25,40,-15] if ty!='CARPK' else [0,10]);dep=round(rt*12/52*5) if ty!='CARPK' else 0;mi=add(D(2026,3,20),-r.randint(10,900));le=add(mi,364)
        if le<D(2026,3,31):le=add(le,364)
        if le<D(2026,3,31):le=add(le,364)
        mo=D(2026,4,r.randint(5,30)) if p<.1 else None;bal=r.choice([0]*6+[rt,-25,round(rt*.5,2),64.2]);nm=n();tc=f't{r.randint(100000,999999):07d}'
        G[2]+=rt;G[3]+=dep;G[4]+=bal
        if u=='0405':
            old=rt;rt=rt+300 if rt<2500 else rt-300;planted=dict(what=f'unit {u}: actual rent printed {rt:.2f}; total is computed with {old:.2f}',kind='digit_changed')
        t(FM.format(u,ty,sf,tc,nm[:24],m(mk),m(rt),m(dep),F(mi),F(le),F(mo) if mo else '',m(bal)))
        rows.append(R(unit=u,unitType=ty,area=sf,tenantName=nm[:24],statusText='Occupied',section=sec,marketRent=mk,contractRent=rt,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
    y-=2;t(FM.format('Total','',m(G[0],'',0),'Current','',m(G[1]),m(G[2]),m(G[3]),'','','',m(G[4])),True);y-=6;t('Future Residents/Applicants',True);fr=fd=0
    for u,ty,sf,mk in fut:
        nm=n();dep=round(mk*12/52*5);mi=D(2026,4,11);le=D(2027,4,10);t(FM.format(u,ty,sf,f't{r.randint(100000,999999):07d}',nm,m(mk),m(mk),m(dep),F(mi),F(le),'',m(-dep)));fr+=mk;fd+=dep
        rows.append(R(unit=u,unitType=ty,area=sf,tenantName=nm,statusText='Future',section='Future Residents/Applicants',marketRent=mk,contractRent=mk,deposit=dep,moveInDate=mi,leaseEndDate=le,balance=-dep))
        rows[-1].pop('statusText') ; rows[-1]['statusText']='Future'
    t(FM.format('Total','','','Future','','',m(fr),m(fd),'','','',m(-fd)),True);y-=8
    if y<110:c.showPage();head()
    t('Summary Groups',True);t(f'{"Apartments":<32}{U:>6}');t(f'{"  Occupied (incl. on notice)":<32}{O:>6}   {O/U:.2%}');t(f'{"  Vacant":<32}{V:>6}   {V/U:.2%}');t(f'{"  Model":<32}{M:>6}');t(f'Car parking spaces ({cp}) are listed above but are not counted as apartments.')
    c.save();save(f,'MULTIFAMILY','operators','Yardi rent roll in Courier, UK BTR, car spaces, model, future section',True,"Tanner's Wharf",'2026-03-31',U,O,V,rows,planted=planted)
def d6():
    r=rnd(606);f='06_business_centre_utrecht.pdf';p=FPDF('L',format='A4');p.set_auto_page_break(False);p.add_font('dj','','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf');p.add_font('dj','B','/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf');p.add_page()
    ten="Brouwhuis Espresso V.O.F.,Sluisdijk Data B.V.,Nieuwe Lijn Architecten,Kade Legal Notarissen,Vaart & Co Accountants,Helder Zorg Advies,Tulpveld Recruitment B.V.,Polderwind Energy,Stichting Leesbrug,Zeshoek Software B.V.,Grachtengoud Events,Domplein Capital,Blauwdruk Studio,Oosterlicht Media,Meander Talen,Rietveer Insurance,Kwartier Coaching".split(',')
    p.set_fill_color(240,120,40);p.rect(0,0,297,5,'F');p.set_y(10);p.set_font('dj','B',15);p.cell(0,8,'Kanaalzicht Business Centre, Utrecht',new_x='LMARGIN',new_y='NEXT');p.set_font('dj','',8.5);p.cell(0,5,'Tenancy schedule  ·  status 1 January 2026  ·  all amounts in € excl. VAT  ·  LFA in m² per NEN 2580',new_x='LMARGIN',new_y='NEXT');p.ln(3)
    Wd=[18,24,17,54,22,22,22,20,26,25,24];p.set_font('dj','B',7.5);p.set_fill_color(60,60,60);p.set_text_color(255)
    for w,t in [(18+24+17,'PREMISES'),(54,'OCCUPIER'),(66,'LEASE'),(20+26,'RENT'),(25,'SERVICE COSTS'),(24,'SECURITY')]:p.cell(w,5.5,t,border=1,align='C',fill=True)
    p.ln();
    for w,t in zip(Wd,['Suite','Use','LFA m²','Name','Start','Expiry','Break','€/m²/yr','€ per year','€ per month','Guarantee €']):p.cell(w,5.5,t,border=1,align='C',fill=True)
    p.ln();p.set_text_color(0);rows=[];U=O=V=0;G=[0,0,0,0];ti=iter(ten);F=lambda x:x.strftime('%d-%m-%Y') if x else ''
    de=lambda x,d=0:f'{x:,.{d}f}'.replace(',','_').replace('.',',').replace('_','.')
    def ln(v,b='',fill=None):
        p.set_font('dj',b,7.6)
        if fill:p.set_fill_color(*fill)
        for i,(w,x) in enumerate(zip(Wd,v)):p.cell(w,5.1,str(x),border='B',align='R' if i in(2,7,8,9,10) else 'L',fill=bool(fill))
        p.ln()
    for fl,su in [('Ground floor',[('0.01','Reception',64),('0.02','Café',118.5),('0.03','Office',210)]),('First floor',[(f'1.0{i}','Office',a) for i,a in enumerate([86,142.5,95,310,77.5,128],1)]),('Second floor',[(f'2.0{i}','Office',a) for i,a in enumerate([164,88,93.5,240,151],1)]),('Third floor',[('3.01','Office',402),('3.02','Office',186.5),('3.03','Meeting rooms',74)]),('Other',[('P-01/12','Parking (12)',None),('ROOF-1','Antenna',None)])]:
        p.set_font('dj','B',8);p.cell(sum(Wd),5.6,fl,fill=False,new_x='LMARGIN',new_y='NEXT')
        for u,use,a in su:
            if a:U+=1;G[0]+=a
            aS=de(a,1) if a else ''
            if u=='0.01':ln([u,use,aS,'Centre management (own use)']+['']*7);rows.append(R(unit=u,unitType=use,area=a,section=fl,tenantName='Centre management (own use)',statusText='own use'));continue
            if u in('1.05','2.03','3.03'):V+=1;ln([u,use,aS,'TO LET']+['']*7,fill=(255,240,225));rows.append(R(unit=u,unitType=use,area=a,section=fl,statusText='TO LET'));continue
            if a:O+=1
            st=D(r.randint(2019,2025),r.choice([1,4,7,10]),1);yr=r.choice([5,10]) if st.year<2021 else r.choice([3,5]);en=add(D(st.year+yr,st.month,1),-1)
            if en<D(2026,1,1):en=add(D(st.year+10,st.month,1),-1)
            br=D(2027,st.month,1) if en.year>2028 else None
            if a:rate=r.choice([185,192.5,205,198]) if use=='Office' else 160;an=round(rate*a,2);sc=round(a*55/12,2);nm=next(ti)
            else:an,sc,nm,rate={'P-01/12':(16200.0,0,'Polderwind Energy',None),'ROOF-1':(7450.0,0,'Lumen Mobiel Netwerk B.V.',None)}[u]
            g=round(an/4*1.21) if a else None
            ln([u,use,aS,nm,F(st),F(en),F(br),de(rate,2) if rate else '',de(an,2),de(sc,2) if sc else '',de(g) if g else ''])
            rows.append(R(unit=u,unitType=use,area=a,section=fl,tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=an,charges=[dict(code='Service costs',amount=sc)] if sc else None,deposit=g))
            G[1]+=an;G[2]+=sc;G[3]+=g or 0
    ln(['TOTAL','',de(G[0],1),'','','','','',de(G[1],2),de(G[2],2),de(G[3])],'B',(225,225,225))
    p.ln(3);p.set_font('dj','',7);p.multi_cell(260,4,f'Suites: {U}   let: {O}   to let: {V}   own use: 1. Parking bays and the antenna position are not suites. Indexation: annually on 1 January, CPI (2015=100). Café rent excludes turnover rent.')
    p.output(B+'documents/'+f);save(f,'OFFICE','operators','Dutch business centre, European number format, grouped header',True,'Kanaalzicht Business Centre, Utrecht','2026-01-01',U,O,V,rows)
def d7():
    f='07_released_shop_parade.pdf';P=lambda s,b=0,a=0:Paragraph(('<b>%s</b>'%s) if b else s,PS('z',fontName='Helvetica',fontSize=8,leading=9.6,alignment=2 if a else 0))
    L=[('1','Bellwether Bakery Ltd','Bakery / cafe',845,'24/06/2021','23/06/2031',21500,'24/06/2026',5375,0,[('24/06/2026',23000),('24/06/2028',24250)]),('3','Corrin Opticians LLP','Optician',920,'25/03/2019','24/03/2029',24000,'',6000,0,[]),('5','','Retail',780,'','','','','','',[]),('7-9','Tamworth Row Pharmacy Ltd','Pharmacy',1910,'29/09/2016','28/09/2031',46500,'29/09/2026',11625,1162.5,[]),('11','Little Anvil Ironmongers','Hardware',1020,'25/12/2023','24/12/2028',19750,'',4937.5,4937.5,[('25/12/2026',20500),('25/12/2027',21250)]),('13','Saffron & Slate (Norwich) Ltd','Hot food',690,'01/05/2024','30/04/2034',18000,'01/05/2029',4500,0,[('01/05/2027',20000)]),('15','Hearthstone Charity Shops','Charity retail',1145,'10/02/2025','09/02/2030',16000,'',0,0,[]),('17','','Retail (under offer)',655,'','','','','','',[]),('19','Marlpit Vets Limited','Veterinary surgery',1560,'24/06/2018','23/06/2033',38250,'24/06/2028',9562.5,-320,[]),('21A','Quayle & Daughters Barbers','Hair and beauty',410,'01/11/2022','Holding over',9600,'',800,150,[]),('ATM','Fenland Cash Machines plc','ATM site',None,'01/04/2022','31/03/2027',3200,'',0,0,[])]
    z=lambda s:f'{s[6:]}-{s[3:5]}-{s[:2]}' if '/' in s else (s or None)
    els=[Paragraph('TENANCY SCHEDULE',PS('q',fontName='Helvetica-Bold',fontSize=17,leading=20,textColor=colors.HexColor('#00a38d'))),P('<b>Property:</b> Mousehold Parade, Norwich NR3 &nbsp;&nbsp; <b>Owner:</b> Parade Nook Properties Ltd &nbsp;&nbsp; <b>Report date:</b> 16 Dec 2025'),Spacer(1,9)]
    W=[36,128,72,48,66,66,66,66,66,66];hd=[P(x,1,i in(3,6,8,9)) for i,x in enumerate(['Unit','Tenant','Use','Area<br/>(sq ft)','Lease<br/>from','Lease<br/>to','Rent<br/>(£ p.a.)','Next<br/>review','Deposit<br/>(£)','Balance<br/>(£)'])]
    els.append(Table([hd],colWidths=W,style=[('LINEBELOW',(0,0),(-1,0),1.4,colors.HexColor('#00a38d')),('VALIGN',(0,0),(-1,-1),'BOTTOM')]));rows=[];T=[0,0,0,0]
    for u,t,us,a,s,e,rt,rv,dp,bl,stp in L:
        vac=not t;d=[[P(u,1),P('<i>Vacant</i>' if vac else t),P(us),P(m(a,'',0) if a else '',0,1),P(s),P(e),P(m(rt) if rt!='' else '',0,1),P(rv),P(m(dp) if dp!='' else '',0,1),P(m(bl) if bl!='' else '',0,1)]]
        note='Stepped rent: '+'; '.join(f'£{x:,.0f} p.a. from {q}' for q,x in stp) if stp else {'7-9':'Landlord and Tenant Act 1954 protected. Tenant repairing by schedule of condition.','15':'Rent payable monthly by standing order; guarantor: none.','5':'Marketed since August 2025 with Pym Carraway at £17,500 p.a.'}.get(u)
        if note:d.append(['',P('<font size=7 color="#555555">'+note+'</font>')]+['']*8)
        els.append(Table(d,colWidths=W,style=[('LINEBELOW',(0,-1),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),2)]+([('SPAN',(1,1),(-1,1))] if note else [])))
        rows.append(R(unit=u,unitType=us,area=a,tenantName=t or None,statusText='Vacant' if vac else 'Occupied',leaseStartDate=z(s),leaseEndDate=z(e),annualRent=rt if rt!='' else None,deposit=dp if dp!='' else None,balance=bl if bl!='' else None,rentSteps=[dict(date=z(q),amount=x,per='year') for q,x in stp] or None))
        for i,x in enumerate([a,rt,dp,bl]):T[i]+=x or 0
    els+=[Table([['','TOTAL (10 shops, 8 let, 2 vacant; 1 ATM)','',m(T[0],'',0),'','',m(T[1]),'',m(T[2]),m(T[3])]],colWidths=W,style=[('FONT',(0,0),(-1,-1),'Helvetica-Bold',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,-1),colors.HexColor('#dff3f0'))]),Spacer(1,14),P('Powered by Re-Leased. Vacant units carry empty rates liability. Areas are net internal.')]
    SimpleDocTemplate(B+'documents/'+f,pagesize=landscape(A4),leftMargin=50,rightMargin=50,topMargin=40,bottomMargin=36).build(els)
    save(f,'RETAIL','operators','Re-Leased style, two-line records with stepped rents, ATM row',True,'Mousehold Parade, Norwich','2025-12-16',10,8,2,rows)
def run():
    for x in (d1,d2,d3,d4,d5,d6,d7):x()
