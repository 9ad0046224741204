from common import *
from reportlab.lib.pagesizes import A3,A4,landscape,letter,legal
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas
m=lambda v:f"{v:,.0f}"
def p01(seed):
    r=random.Random(seed); N=Names(r); f='brackwater_tenancy_schedule.pdf'
    P=lambda s,b=0,a=0,sz=6.6:Paragraph(str(s),PS('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz+1.3,alignment=a))
    fd=lambda d:d.strftime('%d-%b-%y') if d else ''
    secs=[('GROUND FLOOR – THE MALL',[f'{i}' for i in range(1,19)]),('FIRST FLOOR – UPPER GALLERY',['40','41','42','43/44','45','46','47']),('KIOSKS',['K1','K2','K3','K4']),('OTHER INCOME',['ATM 1','Roof','Media'])]
    rows=[];tab=[];st=[]
    h1=['Unit','Tenant','Guarantor','Area (NIA sq ft)','','ITZA','Lease','','Break\n(T=tenant, L=landlord)','Next\nreview','Zone A\n£ psf','Passing\nrent\n£ pa','ERV\n£ pa','Recoverables £ pa','','Comments']
    h2=['','','','Sales','Total','units','From','To','','','','','','S/C','Ins.','']
    hd=[[P(x.replace('\n','<br/>'),1,1) for x in h1],[P(x,1,1) for x in h2]]
    n=2;tot=dict(a=0,r=0,e=0,s=0,i=0);occ=vac=0
    for sn,us in secs:
        tab.append([P(sn,1)]+['']*15);st+=[('SPAN',(0,n),(-1,n)),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#dfe6d8'))];n+=1
        sub=dict(a=0,r=0,e=0,s=0,i=0)
        for u in us:
            oth=sn=='OTHER INCOME'; k=sn=='KIOSKS'
            a=None if oth else (r.randint(80,220) if k else r.choice([r.randint(700,2400),r.randint(2500,9200)]))
            v=(not oth) and u in('5','11','42','K3','16')
            za=None if k or oth else r.choice([55,60,65,70,75,80])
            itza=None if za is None else int(a*r.uniform(.3,.55))
            erv=int(round((itza*65 if za else a*90 if a else 4000)/250)*250)
            row=dict(unit=u,section=sn,area=a)
            if v:
                sc=int(a*r.uniform(5,8)) ;ins=int(a*.35)+20
                cm=r.choice(['Under offer, solicitors instructed','Void since Mar 2024. EPC D','Vacant – empty rates payable by landlord','Marketing at £ ERV, stepped'])
                row.update(statusText='VACANT');vac+=1
                cells=[u,'<b>VACANT</b>','',m(a*.8) ,m(a),m(itza) if itza else '','','','','',f'{0}' if False else '','',m(erv),m(sc),m(ins),cm]
                pr=0
            else:
                t={'ATM 1':'Severn Vale Bank plc','Roof':'Cellmast Infrastructure Ltd','Media':'Brightwall Outdoor Ltd'}.get(u) or N.co()
                s=D(r.randint(2015,2024),r.choice([3,6,9,12]),r.choice([24,25,29,1]));y=r.choice([5,5,10,10,15])
                while addy(s,y)<D(2025,9,29) and u!='8': y+=5
                e=less1(addy(s,y))
                pr=int(round(erv*r.uniform(.8,1.2)/50)*50)
                cm=r.choice(['','','','','Turnover rent 8% of net sales above base','3 months\u2019 rent free to follow if break not exercised','S/C cap £6.25 psf, RPI','Monthly rents by side letter','Keep open clause'])
                br='' if r.random()<.55 or oth else fd(addy(s,y//2+1))+r.choice([' (T)',' (T)',' (M)'])
                sc=0 if oth else int(a*r.uniform(5,8));ins=0 if oth else int(a*.35)+20
                g='' if r.random()<.75 else N.ps('{t} {i} {l}')
                row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=pr)
                tn=t
                if u=='8': cm='Holding over, s.26 notice served';s=D(2019,6,24);e=D(2024,6,23);br='';row['leaseStartDate']=s;row['leaseEndDate']=e
                rev=fd(addy(s,5)) if y>=10 and addy(s,5)>D(2025,9,29) else ''
                cells=[u,tn+(f' <i>({r.choice(CA)})</i>' if r.random()<.0 else ''),g,m(a*.8) if a else '',m(a) if a else '',m(itza) if itza else '',fd(s),fd(e),br,rev,f'{pr/itza:,.2f}' if itza else '',m(pr),m(erv),m(sc) if sc else '–',m(ins) if ins else '–',cm]
                occ+=0 if oth else 1
            if sc: row['charges']=[dict(code='S/C',amount=sc,per='year'),dict(code='Ins.',amount=ins,per='year')]
            rows.append(row)
            for kk,x in zip('aresi',(a or 0,pr,erv,sc,ins)): sub[kk]+=x;tot[kk]+=x
            tab.append([P(c,0,2 if j in(3,4,5,10,11,12,13,14) else 0) for j,c in enumerate(cells)]);n+=1
        L=lambda lab,q:[P(lab,1),'','','',P(m(q['a']),1,2),'','','','','','',P(m(q['r']),1,2),P(m(q['e']),1,2),P(m(q['s']),1,2),P(m(q['i']),1,2),'']
        tab.append(L('Sub-total',sub));st+=[('LINEABOVE',(0,n),(-1,n),.7,colors.black),('SPAN',(0,n),(3,n))];n+=1
    tab.append(L('TOTAL – BRACKWATER CENTRE',tot));st+=[('BACKGROUND',(0,n),(-1,n),colors.HexColor('#c9d4bd')),('SPAN',(0,n),(3,n))]
    W=[38,150,62,38,40,36,50,50,62,50,38,52,50,48,40,250]
    sp=[('SPAN',(3,0),(4,0)),('SPAN',(6,0),(7,0)),('SPAN',(13,0),(14,0))]+[('SPAN',(c,0),(c,1)) for c in(0,1,2,5,8,9,10,11,12,15)]
    sp.remove(('SPAN',(5,0),(5,1)))
    T=Table(hd+tab,colWidths=W,repeatRows=2,style=sp+st+[('GRID',(0,0),(-1,1),.4,colors.grey),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#eef2ea')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2)])
    def pg(c,d):
        c.setFont('Helvetica',7);c.drawString(30,18,'Hallam Treece LLP  |  Data room ref 3.2.1  |  Areas not verified on site');c.drawRightString(1160,18,f'Page {d.page}')
    S=SimpleDocTemplate(doc(f),pagesize=landscape(A3),leftMargin=30,rightMargin=30,topMargin=28,bottomMargin=30)
    S.build([Paragraph('Brackwater Shopping Centre, Telford Road, Wexcombe',PS('a',fontName='Helvetica-Bold',fontSize=15,leading=19)),Paragraph('Tenancy Schedule as at 29 September 2025 (Michaelmas quarter day)',PS('b',fontSize=10,leading=16)),T,Spacer(1,8),Paragraph(f'Lettable units: {occ+vac}. Let: {occ}. Void: {vac}. ATM, roof and media licences are not counted as units. Rents exclusive of VAT.',PS('c',fontSize=8))],onFirstPage=pg,onLaterPages=pg)
    save(f,'RETAIL',rows,occ+vac,occ,vac,'Brackwater Shopping Centre','2025-09-29','UK shopping centre schedule, A3, grouped headers, Zone A, sections',notes='ERV is per year: left out of marketRent. area = total NIA, not sales area.')
def p02(seed):
    r=random.Random(seed);N=Names(r);f='280_Carrick_St_tenancy.pdf'
    c=canvas.Canvas(doc(f),pagesize=landscape(A4));Wd,Hh=landscape(A4)
    cols=[(30,'l','Tenant'),(182,'l','Suite'),(248,'r','NLA'),(292,'c','Start'),(340,'c','Expiry'),(395,'l','Option'),(468,'r','Net Rent'),(526,'r','Net Rent'),(586,'r','Outgoings'),(644,'r','Gross Rent'),(652,'l','Review'),(722,'c','Next Rvw'),(806,'r','Incentive')]
    sub=['','','(m²)','Date','Date','(yrs)','$/m² pa','$ pa','$ pa','$ pa','mechanism','date','bal. ($)']
    y=0;page=[0]
    def put(vals,font='Helvetica',sz=7):
        c.setFont(font,sz)
        for (x,al,_),v in zip(cols,vals):
            if v in(None,''):continue
            {'l':c.drawString,'r':c.drawRightString,'c':c.drawCentredString}[al](x,y,str(v))
    def head():
        nonlocal y
        page[0]+=1
        c.setFillColorRGB(.1,.2,.35);c.rect(0,Hh-46,Wd,46,fill=1,stroke=0);c.setFillColorRGB(1,1,1)
        c.setFont('Helvetica-Bold',14);c.drawString(30,Hh-28,'280 Carrick Street, Brisbane QLD');c.setFont('Helvetica',8);c.drawRightString(Wd-30,Hh-28,'Tenancy Schedule   1 July 2025');c.setFillColorRGB(0,0,0)
        y=Hh-64;put([a[2] for a in cols],'Helvetica-Bold');y-=9;put(sub,'Helvetica-Oblique',6.5);y-=4;c.line(30,y,Wd-30,y);y-=12
        c.setFont('Helvetica',6.5);c.drawString(30,16,'Prepared by Mallee Property Management for mortgage security purposes. All amounts exclude GST.');c.drawRightString(Wd-30,16,f'{page[0]}')
    head();rows=[];G=[0]*4;occ=vac=0;units=0
    fd=lambda d:d.strftime('%d/%m/%Y') if d else ''
    for lv in ['Ground','Level 1','Level 2','Level 3','Level 4','Level 5','Level 6','Level 7','Level 8']:
        if y<90:c.showPage();head()
        c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,lv);y-=11;S=[0]*4
        n={'Ground':4,'Level 7':1,'Level 8':1}.get(lv,r.choice([2,3,3]))
        nla=[r.choice([88.4,124.5,231.0,96.2]) for _ in range(4)] if lv=='Ground' else [round(870.6/n+(j-(n-1)/2)*38.5,1) for j in range(n)]
        for j in range(n):
            su=('G.0%d'%(j+1)) if lv=='Ground' else f"{lv[-1]}.0{j+1}"
            a=nla[j];out=round(a*148);v=su in('3.02','5.01','G.03')
            row=dict(unit=su,section=lv,area=a);units+=1
            if v:
                row.update(statusText='Vacant',charges=[dict(code='Outgoings',amount=out,per='year')]);vac+=1
                put(['Vacant',su,f'{a:,.1f}','','','','','',m(out),'']);q=(a,0,out,0)
                rows.append(row)
            else:
                t=N.co(('Pty Ltd','Pty Limited','Australia Pty Ltd'),['Legal','Accountants','Wealth','Software','Engineering','Insurance Brokers','Coffee Roasters','Dental Care','Travel','Recruitment','Town Planning'])
                s=D(r.randint(2019,2025),r.randint(1,6),r.choice([1,1,15]));ty=r.choice([3,5,5,7,10])
                while addy(s,ty)<D(2025,9,1):ty+=2
                e=less1(addy(s,ty));rate=r.randrange(430,640,5);net=round(a*rate);inc=r.choice([0,0,round(net*.4),round(net*.9)])
                row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=net,charges=[dict(code='Outgoings',amount=out,per='year')],)
                row['charges'].insert(0,dict(code='Net Rent',amount=net,per='year'));row['totalCharges']=net+out
                put([t,su,f'{a:,.1f}',fd(s),fd(e),r.choice(['nil','1 x 3','1 x 5','2 x 5']),f'{rate}',m(net),m(out),m(net+out),r.choice(['Fixed 3.75%','Fixed 4.00%','CPI','Mkt / CPI+1%']),fd(addy(s,2026-s.year if s.month<=6 and s.year<2026 else 1)),m(inc) if inc else '-']);occ+=1;q=(a,net,out,net+out);rows.append(row)
            S=[x+z for x,z in zip(S,q)];y-=10.5
            if su=='3.02':
                t='Bluestem Actuarial Pty Ltd';s,e=D(2025,10,1),D(2030,9,30)
                rows.append(dict(unit=su,section=lv,tenantName=t,statusText='Future',area=a,leaseStartDate=s,leaseEndDate=e))
                put([t+' (future)',su,f'{a:,.1f}',fd(s),fd(e),'1 x 5','','','','','Fixed 3.75%','01/10/2026','']);y-=10.5
        c.setLineWidth(.3);c.line(215,y+8,646,y+8);c.setFont('Helvetica-Bold',7);c.drawString(150,y,'Total '+lv);put(['','',f'{S[0]:,.1f}','','','','',m(S[1]),m(S[2]),m(S[3])],'Helvetica-Bold');y-=16
        G=[x+z for x,z in zip(G,S)]
    if y<130:c.showPage();head()
    c.setFont('Helvetica-Bold',7.5);c.drawString(30,y,'Car parking & storage licences');y-=11;pk=0
    for u,t,bays,rt in[('B1 bays 1-12',rows[5].get('tenantName') or rows[6]['tenantName'],12,5400),('B1 bays 13-20',rows[-1]['tenantName'],8,5400),('B2 store 3',rows[9].get('tenantName') or rows[10]['tenantName'],1,2880)]:
        a=bays*rt;pk+=a;rows.append(dict(unit=u,section='Car parking & storage licences',tenantName=t,statusText='Occupied',leaseStartDate='Monthly',annualRent=a))
        put([t,u,'','Monthly','','','',m(a),'','']);y-=10.5
    y-=6;c.setLineWidth(.8);c.line(30,y+9,Wd-30,y+9);put(['Total building','',f'{G[0]:,.1f}','','','','',m(G[1]+pk),m(G[2]),m(G[3])],'Helvetica-Bold');y-=11
    c.setFont('Helvetica',7);c.drawString(30,y,f'Suites {units}: leased {occ}, vacant {vac}. Gross rent total excludes licences. The level 3 future lease is signed, not commenced.')
    c.save()
    save(f,'OFFICE',rows,units,occ,vac,'280 Carrick Street','2025-07-01','Australian office tower by level, canvas, future lease row, car park licences',hard='future row, licences no units')
def p03(seed):
    r=random.Random(seed);N=Names(r);f='Ardmeelin_Nursing_Home_fee_list.pdf'
    from fpdf import FPDF
    class X(FPDF):
        def footer(s):
            s.set_y(-12);s.set_font('Times','I',8);s.cell(0,5,f'Ardmeelin Nursing Home, Co. Clare - CONFIDENTIAL - page {s.page_no()} of {{nb}}',align='C')
    p=X('P','mm','A4');p.set_auto_page_break(False);p.core_fonts_encoding='cp1252'
    W=[12,12,42,20,21,19,19,21,20];H=['Room','Type','Resident','Admitted','Funding','HSE contrib','Resident','Fee','Owing']
    H2=['/ bed','','','','','wk','wk','per month','']
    def head():
        p.add_page();p.set_font('Times','B',13);p.cell(0,7,'ARDMEELIN NURSING HOME - RESIDENT FEE LIST',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','',10);p.cell(0,6,'Occupancy and fees on 31 August 2025 (\u20ac; monthly = weekly x 52 / 12)',new_x='LMARGIN',new_y='NEXT');p.ln(2)
        p.set_font('Times','B',9)
        for hh,b in((H,'T'),(H2,'B')):
            for w,h,i in zip(W,hh,range(9)):p.cell(w,4.6,h,border=b,align='R' if i>4 else 'L')
            p.ln()
    head();rows=[];T=[0]*4;occ=vac=down=0
    beds=[]
    for n in range(1,40): beds+= [(f'{n}A','Twin'),(f'{n}B','Twin')] if n in(6,7,22,23,30) else [(str(n),'Single')]
    p.set_font('Times','',9)
    for u,ty in beds:
        if p.get_y()>270:head();p.set_font('Times','',9)
        row=dict(unit=u,unitType=ty)
        if u in('9','22B','31','36'):
            vac+=1;row['statusText']='Vacant bed';c=[u,ty,'Vacant bed']+['']*6
        elif u=='17':
            down+=1;row['statusText']='OUT OF SERVICE - damp works';c=[u,ty,'OUT OF SERVICE - damp works']+['']*6
        else:
            occ+=1;t=N.ps('{l}, {f}');fu=r.choice(['NHSS','NHSS','NHSS','Private']);wk=1185 if fu=='NHSS' else r.choice([1320,1350,1390]);
            if ty=='Twin':wk-=60
            res=wk if fu=='Private' else r.choice([231.5,248,276.25,302.4,255]);hse=wk-res;mo=round(wk*52/12+1e-9,2);ow=r.choice([0]*7+[mo,round(res*3,2)]);ad=D(r.randint(2019,2025),r.randint(1,8),r.randint(1,28))
            row.update(tenantName=t,statusText='Occupied',moveInDate=ad,contractRent=mo,charges=[dict(code='HSE contrib',amount=hse,per='week'),dict(code='Resident',amount=res,per='week')])
            if not hse: row['charges'].pop(0)
            if ow:row['balance']=ow
            hosp=u in('14','27')
            T=[a+b for a,b in zip(T,(hse,res,mo,ow))]
            c=[u,ty,t+(' (hosp.)' if 0 else ''),ad.strftime('%d.%m.%y'),fu,f'{hse:,.2f}' if hse else '-',f'{res:,.2f}',f'{mo:,.2f}',f'{ow:,.2f}' if ow else '']
        for w,v,i in zip(W,c,range(9)):p.cell(w,4.7,v,align='R' if i>4 else 'L')
        p.ln();rows.append(row)
    p.set_font('Times','B',9)
    for w,v,i in zip(W,['','','Totals','','']+[f'{x:,.2f}' for x in T],range(9)):p.cell(w,6,v,border='T',align='R' if i>4 else 'L')
    p.ln(8);p.set_font('Times','',10)
    for a,b in(('Registered beds',len(beds)),('Occupied',occ),('Vacant',vac),('Out of service',down),('Occupancy',f'{occ/len(beds):.1%}')):
        p.cell(45,5,a);p.cell(20,5,str(b),align='R');p.ln()
    p.output(doc(f))
    save(f,'SENIOR_HOUSING',rows,len(beds),occ,vac,'Ardmeelin Nursing Home','2025-08-31','Irish nursing home bed/fee list, Times, weekly parts and monthly fee')
def p04(seed):
    r=random.Random(seed);N=Names(r);f='TorbramNorth_RR.pdf'
    c=canvas.Canvas(doc(f),pagesize=landscape(letter));Wd,Hh=landscape(letter)
    y=0;pg=[0]
    def L(x,s,b=0,z=7.2):c.setFont('Courier-Bold' if b else 'Courier',z);c.drawString(x,y,s)
    def R(x,s,b=0,z=7.2):c.setFont('Courier-Bold' if b else 'Courier',z);c.drawRightString(x,y,s)
    def head():
        nonlocal y
        if pg[0]:c.showPage()
        pg[0]+=1;y=Hh-30;L(30,'Database: TNIP_LIVE');c.setFont('Courier-Bold',10);c.drawCentredString(Wd/2,y,'Rent Roll');R(Wd-30,f'Page: {pg[0]}');y-=11
        L(30,'Report ID: LR-RENTROLL4');c.setFont('Courier',8);c.drawCentredString(Wd/2,y,'Torbram North Industrial Park');R(Wd-30,'Date: 11/03/2025');y-=11;c.setFont('Courier',8);c.drawCentredString(Wd/2,y,'As of 10/31/2025');y-=16
        L(30,'Bldg  Suite',1);L(100,'Occupant Name',1);L(268,'Rent Start',1);L(330,'Expiration',1);R(432,'GLA Sqft',1);L(448,'Chg',1);R(530,'Monthly',1);R(590,'Annual',1);L(610,'Future Rent Increases',1);y-=9
        L(448,'Code',1);R(530,'Amount',1);R(590,'Rate PSF',1);L(610,'Cat   Date      Monthly Amt',1);y-=4;c.line(30,y,Wd-30,y);y-=11
    head();rows=[];us=oc=va=0;tg=0;ta=0
    fd=lambda d:d.strftime('%m/%d/%Y')
    for b,n in(('A',5),('B',4),('C',6)):
        bt=ba=bo=0
        for j in range(n):
            if y<90:head()
            u=f'{b}{100+j*10+10}';a=r.randrange(4200,31000,25);us+=1;row=dict(unit=u,building=b,area=a);ba+=a
            if u in('A130','C150'):
                L(30,f'{b}     {u}');L(100,'Vacant');R(432,m(a));y-=18;row['statusText']='Vacant';va+=1;rows.append(row);continue
            oc+=1;bo+=a;t=N.co(('Inc.','Ltd.','Canada Inc.','Corp.'),['Logistics','Packaging','Engineering','Flooring','Tool Hire','Electrical Wholesale','Cold Chain','Millwork','Auto Glass','Foods'])
            s=D(r.randint(2020,2025),r.randint(1,10),1);yy=5
            e=less1(addy(s,yy)) if addy(s,yy)>D(2025,11,1) else less1(addy(s,10))
            psf=r.choice([12.5,13.25,14,14.75,15.5,16.25]);br=round(a*psf/12,2);cam=round(a*2.35/12,2);tx=round(a*2.9/12,2);mg=round((br+cam+tx)*.03,2)
            ch=[('BRT',br),('CAM',cam),('PTX',tx)]+([('MGT',mg)] if r.random()<.5 else [])
            steps=[];d=addy(s,2026-s.year) if s.month<11 else None;q=psf
            for k in range(r.choice([0,1,2,3])):
                dd=D(2026+k,s.month,1)
                if dd>e:break
                q+=.5;steps.append(dict(date=dd.isoformat(),amount=round(a*q/12,2)))
            L(30,f'{b}     {u}');L(100,t[:34]);L(268,fd(s));L(330,fd(e));R(432,m(a))
            tot=round(sum(x[1] for x in ch),2)
            for k in range(max(len(ch),len(steps))):
                if k<len(ch):L(448,ch[k][0]);R(530,f'{ch[k][1]:,.2f}');R(590,f'{ch[k][1]*12/a:.2f}')
                if k<len(steps):L(610,'BRT   '+D.fromisoformat(steps[k]['date']).strftime('%m/%d/%Y'));R(740,f"{steps[k]['amount']:,.2f}")
                y-=9
            c.line(470,y+7,530,y+7);y-=1;L(448,'Tot');R(530,f'{tot:,.2f}',1);y-=14
            row.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=br,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tot,rentSteps=steps);rows.append(row);bt+=tot
        if y<70:head()
        L(30,f'Building {b} totals:',1);R(432,m(ba),1);R(530,f'{bt:,.2f}',1);L(610,f'Occupied sqft {m(bo)} ({bo/ba:.1%})');y-=16;tg+=bt;ta+=ba
    c.line(30,y+10,Wd-30,y+10);L(30,'Park total:',1);R(432,m(ta),1);R(530,f'{tg:,.2f}',1);L(610,f'Units {us}  Leased {oc}  Vacant {va}');c.save()
    save(f,'INDUSTRIAL',rows,us,oc,va,'Torbram North Industrial Park','2025-10-31','Canadian industrial, mainframe-like report, stacked charge lines, future increases',hard='multi-line records')
