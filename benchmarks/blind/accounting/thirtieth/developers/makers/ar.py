from common import *
from datetime import date,timedelta
NM=['Ilse Varnado','Tobin Achterberg','Rukmini Desrochers','Calvin Oduya-Marsh','Petra Lindqvall','Jamal Wintersmith','Noor Eddleston','Hector Palomarez','Wren Kasimov','Dario Fenstermacher','Louisa Quartey','Bram Sotelo','Imogen Tarkington','Yusuf Brandvold','Celeste Mbeki-Roth','Anders Plumlee','Xiomara Venn','Gideon Ashworthy','Talia Nakagawara','Oren Biddlecomb','Fiona Drummel','Mateo Skarsgaard','Leticia Hollowell','Quinn Abernoth','Soraya Pettigrove','Kofi Lanterman','Beatrix Olmstead-Ruiz','Ravi Cheswick','Maud Zielonka','Enzo Carrowmore','Delphine Astorga','Silas Thornquist','Priya Hambleton','Marek Dunleavy','Opal Ferrante','Jonas Whitlock']
def bk(days,ed):
    for i,e in enumerate(ed):
        if days<=e: return i
    return len(ed)
# ---------- 4 PDF, blocks by resident with charge lines
def ar1():
    R=random.Random(3004);asof=date(2025,9,30)
    N=["total","b0_30","b31_60","b61_90","b90","prepaid","other:Balance"]
    props=[('Juniper Row Apartments','junrow',9,'J'),('Millrace Lofts','millra',7,'M')]
    codes=[('rent',(1320,2210)),('latefee',(75,75)),('water',(38,91)),('petrent',(35,50)),('parking',(60,125)),('nsf',(40,40)),('legal',(285,465)),('mtm',(200,200)),('damage',(110,690)),('trash',(25,25))]
    rows=[];tot=[];B=[];GT=[0]*8;it=iter(NM);ctrl=88120;recap={}
    for pn,pc,cnt,px in props:
        PT=[0]*8;B.append(('p',pn,pc))
        units=sorted(R.sample(range(101,428),cnt))
        for u in units:
            name=next(it);tc='t%07d'%R.randint(41000,69999);unit=f'{px}-{u}';stt=R.choice(['Current','Current','Notice','Past','Eviction']);dep=R.choice([30000,50000,75000,0]) 
            n=R.choice([1,2,3,3,4,5]) if stt!='Eviction' else R.choice([4,5,6])
            L=[];rent=R.randint(1320,2210)*100
            for j in range(n):
                c,(a,b)=R.choice(codes) if j else codes[0]
                maxd=160 if stt in('Eviction','Past') else 70
                d=asof-timedelta(days=R.randint(1,maxd)); 
                if c in('rent','mtm','petrent','parking','trash'): d=d.replace(day=1)
                amt=(rent if R.random()<.6 else R.randint(200,rent//100)*100+R.randint(0,99)) if c=='rent' else R.randint(a,b)*100+(R.randint(0,99) if c in('water','damage') else 0)
                L.append((d,c,amt))
            L.sort();bl=[]
            T=[0]*8;ln=[]
            for d,c,amt in L:
                ctrl+=R.randint(3,41);v=[amt,0,0,0,0,0,amt];v[1+bk((asof-d).days,[30,60,90])]=amt;ln.append((c,d,'C-%d'%ctrl,v))
                recap[c]=recap.get(c,0)+amt
            if R.random()<.3:
                pp=-R.choice([4500,12000,15000,21075]);d=asof-timedelta(days=R.randint(1,9));ctrl+=7;ln.append(('prepay',d,'R-%d'%ctrl,[0,0,0,0,0,pp,pp]))
            B.append(('n',tc,name,unit,stt))
            for c,d,no,v in ln:
                ds=d.strftime('%m/%d/%Y');rows.append({"property":f'{pn} ({pc})',"unit":unit,"resident":tc,"name":name,"status":stt,"charge":c,"invoice":no,"date":ds,**{N[i]:c2(x) for i,x in enumerate(v) if x}})
                B.append(('l',c,ds,no,v))
                for i,x in enumerate(v): T[i]+=x
            T[7]=dep;B.append(('t',name,T));tot.append({"label":'Total '+name,**{k:c2(x) for k,x in zip(N+["deposit"],T)}})
            for i in range(8): PT[i]+=T[i]
        B.append(('s','Total '+pn,PT));tot.append({"label":'Total '+pn,**{k:c2(x) for k,x in zip(N+["deposit"],PT)}})
        for i in range(8): GT[i]+=PT[i]
    B.append(('s','Grand Total',GT));tot.append({"label":'Grand Total',**{k:c2(x) for k,x in zip(N+["deposit"],GT)}})
    assert GT[0]==sum(GT[1:5]) and GT[6]==GT[0]+GT[5]
    from reportlab.pdfgen import canvas
    from reportlab.lib.colors import HexColor as HX
    c=canvas.Canvas(DOC+'resident_aging_detail_sept.pdf',pagesize=(792,612));X=[318,382,442,502,562,624,688,752];pg=[0]
    def head(cont=None):
        pg[0]+=1;c.setFillColor(HX('#1F3A5F'));c.rect(30,568,732,24,fill=1,stroke=0);c.setFillColor(HX('#FFFFFF'));c.setFont('Helvetica-Bold',12);c.drawString(38,575,'Aged Receivables - Charge Detail');c.setFont('Helvetica',8);c.drawRightString(754,576,'As of 09/30/2025   |   Books: Accrual   |   page %d'%pg[0])
        c.setFillColor(HX('#000000'));c.setFont('Helvetica-Bold',7.5);y=548
        for x,t in((40,'Charge'),(96,'Charge'),(160,'Control')): c.drawString(x,y+9,t)
        for x,t in((40,'Code'),(96,'Date'),(160,'No.')): c.drawString(x,y,t)
        for x,(a,b) in zip(X,[('Total','Unpaid'),('0-30','Owed'),('31-60','Owed'),('61-90','Owed'),('Over 90','Owed'),('Pre-','payments'),('','Balance'),('Deposit','Held')]): c.drawRightString(x,y+9,a);c.drawRightString(x,y,b)
        c.setLineWidth(.8);c.line(30,y-4,762,y-4);y-=16
        if cont: c.setFont('Helvetica-Oblique',7.5);c.drawString(34,y,cont+' (continued)');y-=13
        return y
    y=head();cur=None;i=0
    def nums(v,dash=False):
        for x,a in zip(X,v):
            if a or dash: c.drawRightString(x,y,par(a))
    while i<len(B):
        b=B[i]
        if b[0]=='n':
            j=i
            while B[j][0]!='t': j+=1
            if y-(j-i+1)*11<44: c.showPage();y=head(cur)
        elif y<60: c.showPage();y=head(cur)
        if b[0]=='p': c.setFont('Helvetica-Bold',9.5);c.setFillColor(HX('#1F3A5F'));c.drawString(34,y,f'{b[1]} ({b[2]})');c.setFillColor(HX('#000000'));cur=b[1];y-=15
        elif b[0]=='n': c.setFont('Helvetica-Bold',7.8);c.drawString(34,y,b[1]);c.drawString(84,y,b[2]);c.drawString(210,y,'Unit '+b[3]);c.drawString(290,y,b[4]);y-=11
        elif b[0]=='l': c.setFont('Helvetica',7.6);c.drawString(40,y,b[1]);c.drawString(96,y,b[2]);c.drawString(160,y,b[3]);nums(b[4]);y-=11
        elif b[0]=='t': c.setLineWidth(.3);c.line(270,y+8,762,y+8);c.setFont('Helvetica-Oblique',7.6);c.drawString(96,y,'Total '+b[1]);nums(b[2],True);y-=16
        else: c.setLineWidth(.9);c.line(34,y+9,762,y+9);c.setFont('Helvetica-Bold',7.9);c.drawString(34,y,b[1]);nums(b[2],True);y-=20
        i+=1
    if y<60+12*len(recap): c.showPage();y=head()
    c.setFont('Helvetica-Bold',8);c.drawString(34,y-6,'Recap of unpaid charges by code');y-=19;c.setFont('Helvetica',7.6)
    for k in sorted(recap): c.drawString(40,y,k);c.drawRightString(180,y,m(recap[k]));y-=11
    c.setFont('Helvetica-Bold',7.6);c.drawString(40,y,'all codes');c.drawRightString(180,y,m(sum(recap.values())));c.save();assert sum(recap.values())==GT[0]
    save('resident_aging_detail_sept.pdf','AR','MULTIFAMILY','property accountant, Yardi-like','resident headings with charge lines below, resident, property and grand totals, recap by code','lines below a heading, deposit only on the total lines, prepayment lines without ages, continued pages',N+["deposit"],rows,tot)
# ---------- 5 XLSX mixed tower, reversed buckets, planted
def ar2():
    import xlsxwriter
    R=random.Random(3005);nm=NM[:];R.shuffle(nm)
    N=["deposit","b90","b61_90","b31_60","b0_30","total","prepaid","other:Net Due"]
    secs=[('TOWER RESIDENCES',[(f'{R.randint(8,31)}{R.choice("ABCDEFGH")}',n) for n in nm[:17]]),('LIVE/WORK LOFTS',[(f'L{R.randint(2,6)}0{R.randint(1,9)}',n) for n in nm[17:24]]),('PODIUM COMMERCIAL',[('R-1','Saffron Street Grocers'),('R-2','Twelve Bells Coffee'),('R-4','Marlowe Dental Arts PC'),('R-5','Kestrel Cycle Works'),('R-7','Union Parcel & Ship'),('K-3','Bao Corner (kiosk)')])]
    wb=xlsxwriter.Workbook(DOC+'AR aging Brightwater Place 2025-10.xlsx');ws=wb.add_worksheet('AR Oct');F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    nf='$#,##0.00;($#,##0.00)';h=F(bold=1,bg_color='#3B3B3B',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1)
    ws.write('A1','Brightwater Place',F(bold=1,font_size=15));ws.write('A2','Delinquency & prepaid listing - closing of October 31, 2025');ws.write('A3','Oldest first. Ages from the due date. Status codes: C current, N notice, P past, EV in eviction (with attorney).',F(italic=1,font_color='#777777'))
    for a,t in(('A5:A6','Unit'),('B5:B6','Lease ID'),('C5:C6','Resident / Tenant'),('D5:D6','St.'),('E5:E6','Deposit on Hand'),('F5:I5','DAYS OUTSTANDING'),('J5:J6','Total Owed'),('K5:K6','Prepaid'),('L5:L6','Net Due'),('M5:M6','Comment')): ws.merge_range(a,t,h)
    for i,t in enumerate(['90 plus','61-90','31-60','0-30']): ws.write(5,5+i,t,h)
    ws.set_column('A:A',8);ws.set_column('B:B',10);ws.set_column('C:C',27);ws.set_column('D:D',5);ws.set_column('E:L',13);ws.set_column('M:M',34);ws.set_column('N:N',3);ws.set_column('O:O',20);ws.set_column('P:Q',12)
    r=6;rows=[];tot=[];GT=[0]*8;n_=F(num_format=nf);tx=F();wr=F(text_wrap=1,font_size=9);b=F(bold=1,num_format=nf,top=1,bg_color='#EFEFEF');ev=[0,0,0];planted=None
    cm={'EV':['Hearing 11/18','Writ posted 10/27, keys not returned','Stipulation broken, back with attorney'],'P':['Sent to agency','Final account mailed 10/9'],'N':['Out 11/30'],'C':['','','Promise to pay 11/7','']}
    for s,l in secs:
        ws.merge_range(r,0,r,12,s,F(bold=1,bg_color='#CFE3EA'));r+=1;T=[0]*8
        com=s.startswith('POD')
        if not com: l=sorted(l)
        for k,(u,n) in enumerate(l):
            st=R.choice(['C','C','C','N','P','EV']);base=R.randint(4200,11800) if com else R.randint(1650,3900)
            old={'C':0,'N':1,'P':3,'EV':3}[st];v=[0]*8;v[0]=R.choice([0,50000,100000,base*100]) if not com else base*200
            v[4]=0 if st=='P' else (base*100 if R.random()<.5 else R.randint(45,base)*100+R.choice([0,0,50,25,R.randint(1,99)]))
            for j in range(1,old+1): v[4-j]=R.choice([base*100,R.randint(100,base)*100+R.randint(0,99)])
            if st=='C' and R.random()<.25: v=[v[0],0,0,0,0,0,-R.randint(20,base)*100,0]
            v[5]=sum(v[1:5]);v[7]=v[5]+v[6]
            for i in range(8): T[i]+=v[i]
            lid='BW%05d'%R.randint(10200,19990);cmt=R.choice(cm[st])
            pr=v[:]
            if planted is None and s.startswith('TOWER') and k>6 and st in('EV','P') and v[2] and len(set(str(v[2])[:2]))==2:
                q=str(v[2]);pr[2]=int(q[1]+q[0]+q[2:]) if q[1]!='0' else int(q[0]+'7'+q[2:])
                planted={"what":f"unit {u} {n}: 61-90 printed {m(pr[2])} instead of {m(v[2])}; its Total Owed, the subtotal and the grand total still carry {m(v[2])}","kind":"digits changed"}
            for i,t in enumerate((u,lid,n,st)): ws.write(r,i,t,tx)
            for i,x in enumerate(pr):
                if x or i in(5,7): ws.write_number(r,4+i,x/100,n_)
            ws.write(r,12,cmt,wr);r+=1
            rows.append({"property":s,"unit":u,"resident":lid,"name":n,"status":st,**{N[i]:c2(x) for i,x in enumerate(pr) if x or i in(5,7)}})
            if st=='EV': ev[0]+=1;ev[1]+=v[7];ev[2]+=v[0]
        lab='Subtotal '+s.title();ws.merge_range(r,0,r,3,lab,b)
        for i,x in enumerate(T): ws.write_number(r,4+i,x/100,b); GT[i]+=x
        tot.append({"label":lab,**{N[i]:c2(x) for i,x in enumerate(T)}});r+=2
    ws.merge_range(r,0,r,3,'ALL PROPERTY',b)
    for i,x in enumerate(GT): ws.write_number(r,4+i,x/100,b)
    tot.append({"label":'ALL PROPERTY',**{N[i]:c2(x) for i,x in enumerate(GT)}});assert planted and GT[5]==sum(GT[1:5])
    ws.write('O5','In eviction',F(bold=1,bottom=1));ws.write('O6','Accounts');ws.write('P6',ev[0]);ws.write('O7','Net due');ws.write('P7',ev[1]/100,n_);ws.write('O8','Deposits held');ws.write('P8',ev[2]/100,n_)
    ws.freeze_panes(6,3);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save('AR aging Brightwater Place 2025-10.xlsx','AR','MIXED_USE','tower bookkeeper, Excel','one line a tenant, oldest bucket first, three sections, side table','reversed ages, status codes, negative prepaid, side table, a planted transposition',N,rows,tot,planted)
# ---------- 6 PDF fpdf2 condo purchasers
def ar3():
    from fpdf import FPDF
    R=random.Random(3006);asof=date(2025,10,31);nm=NM[:];R.shuffle(nm)
    N=["current","b0_30","b31_60","b61_90","b91_120","b120","total","deposit"]
    ms=['2nd 10% deposit - at topping out','3rd deposit 5% - building enclosed','Upgrade package invoice','Finish selection balance','Storage locker','Parking space, assigned','Balance due at closing (extension granted)','Assignment fee','Late closing interest']
    T2=[('Phase I - Heron Building',14,'H'),('Phase II - Egret Building',12,'E')];body=[];rows=[];tot=[];GT=[0]*8;k=0
    for t,n,px in T2:
        T=[0]*8;body.append(('h',t));k0=0;buyers=[]
        while len(buyers)<n:
            q=R.choice([1,1,1,2,3]);b=(nm[k%36],f'{px}{R.randint(3,19):02d}-{R.randint(1,8):02d}','PA-%d'%R.randint(2210,2988),R.randint(38,240)*100000);k+=1
            if k%7==0: b=(R.choice(['Tamarack Lane Trust','Blue Spruce Nominees LLC','Orchard & Vane Holdings Inc.']),)+b[1:]
            buyers+=[(b,i) for i in range(q)]
        for b,i in buyers[:n]:
            days=R.choice([-45,-21,-9,6,14,27,33,52,66,85,97,118,131,204]);d=asof-timedelta(days=days);g=R.choice(ms)
            amt={'2':R.randint(38,140)*100000,'3':R.randint(19,70)*100000,'B':R.randint(280,900)*100000}.get(g[0],R.randint(900,24000)*100+R.choice([0,0,50]))
            v=[0]*8;v[0 if days<0 else 1+bk(days,[30,60,90,120])]=amt;v[6]=amt;v[7]=b[3] if i==0 else 0
            ds=d.strftime('%d-%b-%y');body.append(('r',b[0],b[1],b[2],g,ds,v))
            rows.append({"property":t,"name":b[0],"unit":b[1],"resident":b[2],"charge":g,"date":ds,**{N[j]:c2(x) for j,x in enumerate(v) if x}})
            for j in range(8): T[j]+=v[j]
        body.append(('t','Total '+t.split(' - ')[1],T));tot.append({"label":'Total '+t.split(' - ')[1],**{N[j]:c2(x) for j,x in enumerate(T)}})
        for j in range(8): GT[j]+=T[j]
    body.append(('t','Total both phases',GT));tot.append({"label":'Total both phases',**{N[j]:c2(x) for j,x in enumerate(GT)}})
    p=FPDF('L','mm','Letter');p.set_auto_page_break(False);p.set_margins(10,10,10)
    W=[38,14,15,37,17,18,17,17,17,17,17,20,18];al='LLLLC'+'R'*8
    H=['Purchaser','Unit','Contract','Installment / charge','Due','Not yet\ndue','0-30\ndays','31-60\ndays','61-90\ndays','91-120\ndays','Over 120\ndays','Total\noutstanding','Escrow\ndeposit held']
    # cover
    p.add_page();p.set_font('Times','',11);p.set_xy(30,30);p.multi_cell(190,6,'MEMORANDUM\n\nTo: Marsh Harbor Condominium Partners, closing committee\nFrom: Receivables desk (R. Yellin)\nDate: November 6, 2025\n\nAttached is the aging of amounts billed to purchasers under signed purchase agreements and not yet collected. Ages run from the due date to October 31, 2025. The escrow deposit is held by the title agent, is shown once a contract on its first line, and is not netted against what is owed. Amounts not yet due have been billed in advance and are not in default. Two purchasers have asked for an extension of the closing; counsel holds the letters.')
    w0=sum(W)
    def head():
        p.add_page();p.set_font('Helvetica','B',11);p.set_xy(10,9);p.cell(0,6,'Marsh Harbor Condominiums - Purchaser Receivables, Aged at 31-Oct-25');y=18;p.set_fill_color(226,220,204);p.rect(10,y,w0,15,'F');p.set_font('Helvetica','B',7);x=15+sum(W[:5])-5
        p.set_xy(x+W[5],y);p.cell(sum(W[6:11]),5,'PAST DUE',align='C');p.line(x+W[5]+1,y+4.8,x+sum(W[5:11])-1,y+4.8);x=10
        for w,t,a in zip(W,H,al):
            ls=t.split('\n')
            for i,s in enumerate(ls): p.set_xy(x,y+15-3.8*(len(ls)-i)-.7);p.cell(w,3.6,s,align=a)
            x+=w
        p.set_font('Helvetica','',6.5);p.set_xy(10,204);p.cell(w0/2,4,'RD-17 / purchaser aging');p.cell(w0/2,4,'page %d'%(p.page_no()),align='R');return y+17
    y=head()
    fm=lambda a,d: ('' if not a and not d else ('$' if d else '')+(f"{a/100:,.2f}" if a%100 else f"{a//100:,}"))
    first=True
    for b in body:
        if y>188: y=head()
        if b[0]=='h': p.set_font('Times','BI',10);p.set_xy(10,y);p.cell(80,6,b[1]);y+=7;first=True;continue
        if b[0]=='r':
            p.set_font('Helvetica','',7);x=10;ws=b[4].split();ls=[''];
            for w in ws:
                if p.get_string_width((ls[-1]+' '+w).strip())>W[3]-2.5: ls.append(w)
                else: ls[-1]=(ls[-1]+' '+w).strip()
            hh=3.5*len(ls)+1.6
            for j,t in enumerate(list(b[1:4])+[None,b[5]]+[fm(a,first and a) for a in b[6]]):
                if t is None:
                    for i,s in enumerate(ls): p.set_xy(x,y+3.5*i);p.cell(W[3],3.5,s)
                else: p.set_xy(x,y);p.cell(W[j],3.5,t,align=al[j])
                x+=W[j]
            y+=hh;p.set_draw_color(190,190,190);p.line(10,y-.6,10+w0,y-.6);p.set_draw_color(0,0,0);first=False
        else:
            p.set_font('Helvetica','B',6.6);p.set_xy(10,y);p.cell(80,5,b[1]);x=10+sum(W[:5])
            for w,a in zip(W[5:],b[2]): p.set_xy(x,y);p.cell(w,5,fm(a,True),align='R');x+=w
            p.line(10+sum(W[:5]),y,10+w0,y);y+=9
    p.set_font('Helvetica','I',7);p.set_xy(10,y);p.cell(0,4,'Cents are shown only where there are any.');p.output(DOC+'MarshHarbor_purchaser_aging.pdf')
    assert GT[6]==sum(GT[:6])
    save('MarshHarbor_purchaser_aging.pdf','AR','OTHER','condo sales receivables desk','memo cover, one line an installment, not yet due plus five past-due columns, dollar sign on first lines and totals','cover page, wrapped charge text, three-level header, cents only where any, deposit once a contract',N,rows,tot)
