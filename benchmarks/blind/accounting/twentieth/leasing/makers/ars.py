from common import *
import random, datetime
MON=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
def ar_mall():
    rng=random.Random(1912)
    asof=datetime.date(2025,11,30)
    T=[('T0004512','Maple & Thistle Books Inc.','114','Current'),('T0004530','Kananaskis Outfitters Ltd.','120','Current'),('T0004533','Noodle Parade (2089914 Alberta Ltd.)','FC-03','Current'),('T0004547','Bright Molar Dental Group','208','Current'),('T0004561','Sable & Finch Jewellers','131','Notice'),
       ('T0004566','Prairie Optic Co.','126','Current'),('T0004570','Juniper Lane Shoes Ltd.','118','Past'),('T0004582','Hearth & Hound Pet Supply','K-12','Current'),('T0004588','Oilcity Fitness Partnership','301','Current'),('T0004601','Tall Pony Toys Inc.','142','Current'),('T0004609','Crumb Theory Bakeshop','FC-07','Current'),('T0004617','Wexley Menswear Canada ULC','135','Current')]
    base={'RENT':(4200,16800),'CAM':(980,4100),'TAX':(610,2700),'HYDRO':(180,920),'MKTG':(120,480),'PCTR':(900,7400),'NSF':(45,45),'INT':(22,310)}
    nontax={'NSF','INT'}
    G=[0]*6; rows=[];tot=[]; K=['b0_30','b31_60','b61_90','b90','total','other:GST in Balance']
    inv=88120; blocks=[]; rec={}
    for tid,nm,u,stt in T:
        k=rng.choice([2,3,3,4,5]); lines=[]
        for j in range(k):
            ch=rng.choices(list(base),[5,4,3,3,2,2,1,2])[0]
            mo=rng.choices([11,10,9,8,7,6],[6,4,3,1,1,1])[0]
            if stt=='Past': mo=rng.choice([5,6,7])
            d=datetime.date(2025,mo,rng.choice([1,1,1,15])); amt=int(rng.uniform(*base[ch])*100)
            if ch not in nontax: amt=int(round(amt*1.05))
            lines.append((d,ch,amt))
        if tid in('T0004530','T0004588','T0004609'): lines.append((datetime.date(2025,11,18 if tid!='T0004588' else 4),'CREDIT',-int(rng.uniform(300,2600)*100)))
        lines.sort(key=lambda x:x[0]); bl=[]; S=[0]*6
        for d,ch,amt in lines:
            inv+=rng.randint(3,41); age=(asof-d).days; b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
            g=0 if ch in nontax or ch=='CREDIT' else int(round(amt*5/105))
            v=[None]*4; v[b]=amt; ds=f'{d.day:02d}-{MON[d.month-1]}-{d.year}'; iv=(f'CM-{inv}' if amt<0 else f'IN-{inv}')
            vv=v+[amt,g]; bl.append((ch,iv,ds,vv)); S=[x+(y or 0) for x,y in zip(S,vv)]
            rows.append({'unit':u,'resident':tid,'name':nm,'status':stt,'charge':ch,'invoice':iv,'date':ds,**{q:f2(x) for q,x in zip(K,vv) if x is not None}})
            rec[ch]=rec.get(ch,0)+amt
        tot.append({'label':f'Total {tid}',**{q:f2(x) for q,x in zip(K,S)}}); blocks.append((tid,nm,u,stt,bl,S)); G=[x+y for x,y in zip(G,S)]
    tot.append({'label':'Total Cottonwood Crossing (CAD)',**{q:f2(x) for q,x in zip(K,G)}})
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,KeepTogether
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    name='cottonwood_crossing_receivables_nov25'
    st=ParagraphStyle('a',fontName='Helvetica',fontSize=8.5,leading=11); hb=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=14,leading=18,textColor=colors.HexColor('#6b2d1a'))
    doc=SimpleDocTemplate(f'{B}/documents/{name}.pdf',pagesize=(612,792),leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=42,invariant=1,title='AR')
    data=[['Charge','Invoice','Inv. Date','0 – 30\nDays','31 – 60\nDays','61 – 90\nDays','Over 90\nDays','Balance\nOwing','GST in\nBalance']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#f0e2d8')),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#6b2d1a')),('TOPPADDING',(0,1),(-1,-1),1.6),('BOTTOMPADDING',(0,1),(-1,-1),1.6),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
    p=lambda x:'' if x is None else paren(x)
    for tid,nm,u,stt,bl,S in blocks:
        r=len(data); data.append([f'{tid}    {nm}    Unit {u}    Status: {stt}']+['']*8); sty+=[('SPAN',(0,r),(-1,r)),('FONT',(0,r),(-1,r),'Helvetica-Bold',8.5),('TOPPADDING',(0,r),(-1,r),6)]
        for ch,iv,ds,v in bl: data.append(['   '+ch,iv,ds]+[p(x) for x in v])
        r=len(data); data.append([f'Total {tid}','','']+[p(x) for x in S]); sty+=[('FONT',(0,r),(-1,r),'Helvetica-Oblique',8),('LINEABOVE',(3,r),(-1,r),.4,colors.grey),('NOSPLIT',(0,r-len(bl)-1),(0,r))]
    r=len(data); data.append(['Total Cottonwood Crossing (CAD)','','']+['$'+com(x) if x>=0 else f'(${com(x)})' for x in G]); sty+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8),('LINEABOVE',(0,r),(-1,r),1,colors.black),('LINEBELOW',(0,r),(-1,r),1,colors.black),('SPAN',(0,r),(2,r)),('TOPPADDING',(0,r),(-1,r),5)]
    t=Table(data,colWidths=[62,58,62,62,60,60,62,64,54],repeatRows=1,style=TableStyle(sty))
    rd=[['Recap by charge code','CAD']]+[[k,p(rec[k])] for k in sorted(rec)]+[['All codes',p(sum(rec.values()))]]
    rt=Table(rd,colWidths=[110,80],hAlign='LEFT',style=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    def foot(c,d):
        c.setFont('Helvetica',7.5); c.drawString(34,26,'Cottonwood Crossing Mall · Lethbridge, Alberta · GST reg. 10xxx 4417 RT0001'); c.drawRightString(578,26,f'Page {d.page}')
    doc.build([Paragraph('Aged Receivables Detail',hb),Paragraph('Property: ccx  Cottonwood Crossing &nbsp;&nbsp; As of 30-Nov-2025 &nbsp;&nbsp; Aged by invoice date &nbsp;&nbsp; All amounts in Canadian dollars, GST 5% included where it applies',st),Spacer(1,8),t,Spacer(1,12),KeepTogether([rt,Spacer(1,6),Paragraph('RENT minimum rent · CAM common area · TAX realty tax · HYDRO utilities · MKTG promotion fund · PCTR percentage rent · NSF returned payment fee · INT interest on arrears · CREDIT unapplied credit memo. NSF, INT and CREDIT carry no GST.',st)])],onFirstPage=foot,onLaterPages=foot)
    save(name,'pdf','AR',K,rows,tot,None,'RETAIL','Yardi user at an Alberta mall','tenant heading lines, charge and invoice lines below, tenant totals, parentheses, recap by charge','tenant code, name, unit and status in one heading line; GST column is part of the balance, not on top; recap table is not rows')

def ar_jde():
    rng=random.Random(55)
    P=[('20110','Ridgeline Medical Pavilion',[('100','501220','Cascade Imaging Associates, P.C.'),('110','501234','Little Aspen Pediatrics'),('145','501241','Foothill Pharmacy d/b/a Corner Apothecary'),('200','501250','Summit Orthopedic & Spine Surgeons, PLLC'),('210','501255','Dr. H. Okonjo-Reyes, DDS'),('220','501263','Willow Creek Dermatology'),('230','501266','Bright Path Behavioral'),('300','501271','North Range Cardiology Consultants, A Professional Corp.'),('315','501279','Tamarack Sleep Center'),('330','501288','Juniper Audiology'),('340','501290','Clearwater Dialysis of Idaho LLC')]),
       ('20140','One Granary Square',[('0150','502004','Oat & Anchor Coffee'),('0300','502011','Halvorsen Pruitt LLP'),('0410','502018','Treasure Basin Title & Escrow Co.'),('0500','502020','Quillfish Software, Inc.'),('0620','502033','Bureau of Canal Records (annex)'),('0640','502037','Penrose Wealth Partners'),('0700','502041','Bitterroot Energy Trading, L.P.'),('0810','502049','Marrow & Stone Architects'),('0830','502052','Sagehen Staffing'),('0900','502058','Loftus Engineering Group – Mountain West Division'),('1000','502060','Gem County Credit Union'),('1120','502066','Vantage Depositions (vacated 7/25)')])]
    K=['current','b0_30','b31_60','b61_90','b91_120','b120','total','other:MEMO In Dispute','other:MEMO Allowance','deposit','other:SECURITY HELD Letter of Credit']
    from reportlab.pdfgen import canvas
    from reportlab.pdfbase.pdfmetrics import stringWidth
    name='r03b413_granary_ridgeline_ar'; c=canvas.Canvas(f'{B}/documents/{name}.pdf',pagesize=(1008,612),invariant=1)
    X=[30,76,122]; R=[330,398,466,534,602,670,744,812,878,946,984]; R=[318,380,442,504,566,628,700,768,832,902,978]
    rows=[];tot=[];G=[0]*11; st={'y':0,'p':0}
    def head():
        st['p']+=1; c.setFont('Helvetica-Bold',11); c.drawString(30,580,'R03B413   A/R Summary with Aging'); c.setFont('Helvetica',8); c.drawString(30,568,'Company 00204  Highgrain Properties – Boise'); c.drawString(30,557,'As of 09/30/25   Aging date: due date   Currency: USD')
        c.drawRightString(978,580,'10/3/2025   7:41:20'); c.drawRightString(978,569,f"Page  -   {st['p']}")
        c.setFont('Helvetica-Bold',8); 
        def grp(a,b,t): c.drawCentredString((a+b)/2,536,t); c.line(a,532,b,532)
        grp(R[0]+12,R[5],'AGED FROM DUE DATE'); grp(R[6]+14,R[8],'MEMO'); grp(R[8]+14,R[10],'SECURITY HELD')
        for i,(a,b) in enumerate([('Not Yet','Due'),('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('91 - 120','Days'),('Over 120','Days'),('Total','A/R'),('In','Dispute'),('','Allowance'),('Cash','Deposit'),('Letter of','Credit')]):
            c.drawRightString(R[i],522,a); c.drawRightString(R[i],512,b)
        c.drawString(X[0],512,'Suite'); c.drawString(X[1],522,'Customer'); c.drawString(X[1],512,'No.'); c.drawString(X[2],512,'Name'); c.line(30,507,978,507); st['y']=493
    fm=lambda x:'-' if x==0 else paren(x)
    def wrap(s,w):
        o=[''];
        for t in s.split(' '):
            if stringWidth((o[-1]+' '+t).strip(),'Helvetica',8)<=w: o[-1]=(o[-1]+' '+t).strip()
            else: o.append(t)
        return o
    def nums(v): 
        for i,x in enumerate(v): c.drawRightString(R[i],st['y'],fm(x))
    head(); planted=None
    for pc,pn,L in P:
        if st['p']==1 and rows: c.showPage(); head()
        c.setFont('Helvetica-Bold',8.5); c.drawString(30,st['y'],f'Business Unit {pc}   {pn}'); st['y']-=15; S=[0]*11
        for su,cu,nm in L:
            b=rng.uniform(3800,31000); v=[0]*6
            v[0]=int(b*100) if rng.random()<.75 else 0
            for i,pr in enumerate([.6,.4,.3,.2,.25]): 
                if rng.random()<pr: v[i+1]=int(b*100*rng.choice([.06,.2,.35,1.0])*rng.uniform(.9,1.1))
            if cu in('501255','502033'): v[1]=-int(rng.uniform(200,1900)*100)
            if cu=='502066': v=[0,0,0,1873440,1873440,2611275]
            if cu=='502020': v=[2164810,2164810,748366,0,0,0]
            t=sum(v); dis=int(sum(v[2:])*rng.choice([0,0,.5])) if t>0 else 0; al=-int(v[5]*rng.choice([.5,1])) 
            if cu=='502066': al=-v[5]
            dep=int(rng.choice([0,1,1])*b)*100; lc=rng.choice([0,0,0,50000,75000,120000])*100
            w=v+[t,dis,al,dep,lc]; S=[x+y for x,y in zip(S,w)]
            if cu=='502020': w[2]=746366-2000+0 if False else 743366; planted={'what':'tenant 502020 Quillfish Software, Inc., 31 - 60 Days printed 7,433.66 where 7,483.66 is right (a digit changed); its Total A/R and all totals hold the right figure','kind':'digit_changed'}
            nl=wrap(nm,R[0]-X[2]-52); c.setFont('Helvetica',8); c.drawString(X[0],st['y'],su); c.drawString(X[1],st['y'],cu); nums(w)
            for q in nl: c.drawString(X[2],st['y'],q); st['y']-=9.5
            st['y']-=4.5
            rows.append({'property':pn,'unit':su,'resident':cu,'name':nm,**{q:f2(x) for q,x in zip(K,w)}})
        c.line(R[0]-50,st['y']+9,978,st['y']+9); c.setFont('Helvetica-Bold',7.6); c.drawString(30,st['y']-2,f'Business Unit {pc} Total'); st['y']-=2; nums(S); st['y']-=24
        tot.append({'label':f'Business Unit {pc} Total',**{q:f2(x) for q,x in zip(K,S)}}); G=[x+y for x,y in zip(G,S)]
    c.setFont('Helvetica-Bold',7.6); c.line(R[0]-50,st['y']+10,978,st['y']+10); c.drawString(30,st['y'],'Company 00204 Grand Total'); nums(G); c.line(R[0]-50,st['y']-4,978,st['y']-4); c.line(R[0]-50,st['y']-6,978,st['y']-6)
    tot.append({'label':'Company 00204 Grand Total',**{q:f2(x) for q,x in zip(K,G)}})
    st['y']-=26; c.setFont('Helvetica-Oblique',8); c.drawString(30,st['y'],'A dash means nil. Disputed amounts are included in the ages. Allowance is a memo (credit) and does not reduce Total A/R. Letters of credit are face amounts, undrawn.'); c.save()
    save(name,'pdf','AR',K,rows,tot,planted,'OFFICE','JD Edwards user, Boise office and medical landlord','legal landscape, grouped two-line headers, one line a tenant with wrapped names, dashes for nil, business-unit totals','eleven number columns; wrapped names; memo columns not part of the total; one row does not cross-foot')

def ar_ns():
    rng=random.Random(640)
    import xlsxwriter
    name='HarborMile_open_invoices_by_month'; wb=xlsxwriter.Workbook(f'{B}/documents/{name}.xlsx'); wb.set_properties({'created':datetime.datetime(2025,12,2)})
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    cv=wb.add_worksheet('Cover'); cv.set_column('A:A',90)
    for i,s in enumerate(['Harbor Mile District – open invoices','Cut-off 30 November 2025, run from NetSuite saved search "AR open by month (LL)"','','Notes for the reader','1. Columns are the month of the invoice date, newest first. August covers August and everything before.','2. Windsor tenants (across the river) are billed in Canadian dollars with HST; they are not converted in their section.','3. Retainage withheld by tenants on landlord work is shown for information and is not in Total Open.','','Questions: Marisela Quade, district accounting']): cv.write(i,0,s,F(bold=i in(0,3),font_size=13 if i==0 else 9))
    ws=wb.add_worksheet('Open by month'); h=F(bold=1,bottom=2,text_wrap=1,align='center',valign='bottom'); hl=F(bold=1,bottom=2,valign='bottom')
    n=F(num_format='#,##0.00_);(#,##0.00);"–"_)'); tx=F(align='right'); d=F(num_format='m/d/yyyy',align='left'); t=F(); sec=F(bold=1,font_color='white',bg_color='#3B5B4C'); s1=F(italic=1,top=4,num_format='#,##0.00_);(#,##0.00);"–"_)'); s2=F(bold=1,top=1,num_format='#,##0.00_);(#,##0.00);"–"_)'); s1t=F(italic=1,top=4,align='right'); s2t=F(bold=1,top=1,align='right')
    ws.write('A1','Harbor Mile District',F(bold=1,font_size=12)); ws.write('A2','Open invoices by month, 11/30/2025')
    H=['Document\nNumber','Date','Internal ID','Customer ID','Customer','Item','Nov\n2025','Oct\n2025','Sep\n2025','Aug 2025\n& Prior','Total\nOpen','Retainage\nWithheld']
    for i,x in enumerate(H): ws.write(3,i,x,h if i>5 else F(bold=1,bottom=2,valign='bottom',text_wrap=1))
    ws.set_row(3,26)
    ws.set_column('A:A',14); ws.set_column('B:B',11); ws.set_column('C:C',9,None,{'hidden':1}); ws.set_column('D:D',11); ws.set_column('E:E',32); ws.set_column('F:F',20); ws.set_column('G:L',13); ws.freeze_panes(4,0)
    AUG='other:Aug 2025 & Prior'; RT='other:Retainage Withheld'; K=['m0','m1','m2',AUG,'total',RT]
    S=[('US-dollar customers – Detroit side',[('C-1044','Copperline Brewing Co.'),('C-1051','Ferry Street Grocer LLC'),('C-1060','Atwater Robotics, Inc.'),('C-1066','Dockside Cinema Holdings'),('C-1071','Belle Harbor Yacht Sales'),('C-1078','Motorwheel Coworking')],'Total US-dollar customers'),
       ('Canadian-dollar customers – Windsor side (C$, HST included)',[('C-2003','Riverfront Brass Rail Ltd.'),('C-2009','Walkerville Wool & Yarn'),('C-2015','Essex Logistics Inc.'),('C-2021','Ambassador Dental Centre')],'Total Canadian-dollar customers (C$)')]
    items=['Base Rent','CAM Estimate','Property Tax','Percentage Rent','Electric Submeter','Stall Rental','TI Overage Billing','Signage']
    r=4; rows=[];tot=[];gr=[]; inv=30511
    txt=lambda c:'' if c==0 else paren(c)
    def put(r,v,fm,ft):
        for i,x in enumerate(v):
            if i==3: ws.write_string(r,9,com(x) if x>=0 else '-'+com(x),ft)
            else: ws.write_number(r,6+i,f2(x),fm)
    for title,L,tl in S:
        ws.merge_range(r,0,r,11,title,sec); r+=1; TT=[0]*6
        for cid,nm in L:
            ll=[]
            for j in range(rng.choice([2,3,4,4])):
                mo=rng.choices([11,10,9,8,6],[6,4,2,1,1])[0]; ll.append((datetime.date(2025,mo,rng.choice([1,1,10])),rng.choice(items)))
            ll.sort(key=lambda x:x[0],reverse=True); ST=[0]*6
            for dd,it in ll:
                inv+=7; doc=f'INV{inv:06d}'; a=int(rng.uniform(350,14800)*100)
                if cid in('C-1071','C-2009') and (dd,it)==ll[0]: a=-int(rng.uniform(100,1500)*100); doc=f'CM{inv:06d}'; it='Credit – CAM true-up'
                v=[0]*6; v[{11:0,10:1,9:2}.get(dd.month,3)]=a; v[4]=a; v[5]=int(a*.1) if it=='TI Overage Billing' else 0
                ws.write(r,0,doc,t); ws.write_datetime(r,1,datetime.datetime(dd.year,dd.month,dd.day),d); ws.write_string(r,2,str(771000+inv),t); ws.write(r,3,cid,t); ws.write(r,4,nm,t); ws.write(r,5,it,t); put(r,v,n,tx)
                rows.append({'resident':cid,'name':nm,'charge':it,'invoice':doc,'date':f'{dd.month}/{dd.day}/{dd.year}',**{q:f2(x) for q,x in zip(K,v)}}); r+=1; ST=[x+y for x,y in zip(ST,v)]
            lb=f'Total – {nm}'; ws.write(r,4,lb,s1); ws.write(r,5,'',s1); put(r,ST,s1,s1t); tot.append({'label':lb,**{q:f2(x) for q,x in zip(K,ST)}}); r+=1; TT=[x+y for x,y in zip(TT,ST)]
        ws.write(r,4,tl,s2); ws.write(r,5,'',s2); put(r,TT,s2,s2t); tot.append({'label':tl,**{q:f2(x) for q,x in zip(K,TT)}}); gr.append(TT); r+=2
    g=gr[0][4]+int(round(gr[1][4]*.7150)); lb='Combined, US$ equivalent (C$1 = US$0.7150)'
    ws.write(r,4,lb,F(bold=1,top=1,bottom=6)); ws.write_number(r,10,f2(g),F(bold=1,top=1,bottom=6,num_format='$#,##0.00')); tot.append({'label':lb,'total':f2(g)})
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(name,'xlsx','AR',K,rows,tot,None,'MIXED_USE','NetSuite user of a cross-border district','invoice lines with month columns, customer subtotals, currency sections, cover sheet, hidden Internal ID, one amount column stored as text','one month column is text; dashes for zeros; two currencies; customer totals between rows; combined line holds one converted number')
