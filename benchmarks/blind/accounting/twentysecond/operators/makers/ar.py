from common import *
from datetime import date,timedelta
R=random.Random(22032)
# ---------- 4: PDF student housing, detail by charge below resident
def doc4():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter,landscape
    fn='student_foundry_aged_detail.pdf'
    asof=date(2024,10,31)
    props=[('The Foundry at Hale Street','fndhale',13),('Foundry Lofts North','fndnor',8)]
    K=['other:Charge Amount','b0_30','b31_60','b61_90','b90','prepaid','total']
    nm=names(R,21);rows=[];tot=[];L=[];ctl=884213;G=[0]*7;REC={}
    def add(acc,v):
        for i,x in enumerate(v):acc[i]+=x or 0
    def td(v,label,n):
        t=dict(label=label)
        for i,k in enumerate(K):
            t[k]=d(v[i])
        return t
    ni=0
    for pn,pc,n in props:
        L.append(('P',f'{pn} ({pc})'));PT=[0]*7
        for _ in range(n):
            name=nm[ni];ni+=1
            res=f't00{R.randint(31000,79999)}';unit=f'{R.randint(1,4)}{R.randint(1,22):02d}-{R.choice("ABCD")}'
            stt=R.choice(['Current','Current','Current','Past','Notice','Eviction'])
            L.append(('T',(res,name,unit,stt)));TT=[0]*7
            rent=R.choice([689,725,749,815,870,905])*100
            items=[]
            k=R.random()
            if k<.16:items.append(('prepay',date(2024,10,R.randint(3,29)),None,-R.choice([rent,5000,12550,rent//2])))
            else:
                for mo in sorted(R.sample([7,8,9,10],R.choice([1,1,2,3]))):
                    op=rent if R.random()<.6 else int(rent*R.uniform(.1,.8))
                    items.append(('rent',date(2024,mo,1),rent,op))
                if R.random()<.55:
                    a=R.choice([5000,7500]);x=date(2024,R.choice([8,9,10]),R.randint(5,7));items.append(('latefee',x,a,a))
                if R.random()<.45:
                    a=R.randint(1800,7200);x=date(2024,R.choice([8,9,10]),R.randint(12,25));items.append(('utilrb',x,a,a))
                if stt=='Past':items.append(('damage',date(2024,8,R.randint(4,20)),R.randint(9000,48000),None));items[-1]=items[-1][:3]+(items[-1][2],)
                if R.random()<.15:items.append(('prepay',date(2024,10,R.randint(3,29)),None,-R.choice([5000,12550])))
            items.sort(key=lambda z:z[1])
            for ch,dt,amt,op in items:
                ctl+=R.randint(3,911);age=(asof-dt).days
                v=[amt,None,None,None,None,None,op]
                if ch=='prepay':v[5]=op;inv=f'R-{ctl}'
                else:v[1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4]=op;inv=f'C-{ctl}'
                ds=dt.strftime('%m/%d/%Y')
                L.append(('R',(inv,ch,ds),v));add(TT,v);REC[ch]=REC.get(ch,0)+op
                rows.append(dict(property=pn,unit=unit,resident=res,name=name,status=stt,charge=ch,invoice=inv,date=ds,**{k:(None if x is None else d(x)) for k,x in zip(K,v)}))
            L.append(('S',f'Total {name}',TT[:]));tot.append(td(TT,f'Total {name}',0));add(PT,TT)
        L.append(('PT',f'Total {pn}',PT[:]));tot.append(td(PT,f'Total {pn}',0));add(G,PT)
    L.append(('GT','Grand Total',G[:]));tot.append(td(G,'Grand Total',0))
    W,H=landscape(letter);c=canvas.Canvas(path(fn),pagesize=(W,H))
    X=[330,402,468,534,600,672,752];pg=0;y=0
    def head():
        nonlocal y,pg
        if pg:c.showPage()
        pg+=1;c.setFont('Helvetica-Bold',13);c.drawCentredString(W/2,H-36,'Aged Receivables Detail - Residents')
        c.setFont('Helvetica',8.5);c.drawCentredString(W/2,H-48,'Properties: fndhale, fndnor     As of: 10/31/2024     Post month: 10/2024     Aged by charge date')
        y=H-68;c.setFillGray(.88);c.rect(34,y-18,W-68,26,stroke=0,fill=1);c.setFillGray(0);c.setFont('Helvetica-Bold',8)
        c.drawString(56,y-12,'Control');c.drawString(130,y-12,'Charge');c.drawString(130,y-2,'');c.drawString(200,y-12,'Date')
        for x,(a,b) in zip(X,[('Charge','Amount'),('0 - 30','Days'),('31 - 60','Days'),('61 - 90','Days'),('Over','90 Days'),('','Prepayments'),('Total','Balance')]):
            c.drawRightString(x,y-2,a);c.drawRightString(x,y-12,b)
        y-=30
        c.setFont('Helvetica',7);c.drawString(36,22,'Larkmoor Campus Living');c.drawRightString(W-36,22,f'Thursday, October 31, 2024 - page {pg}')
    head()
    def nums(v,zero):
        for x,a in zip(X,v):
            if a is not None:c.drawRightString(x,y,m(a,'lead',zero=zero))
    for i,l in enumerate(L):
        need={'T':36,'P':50}.get(l[0],11)
        if y-need<44:
            head()
        if l[0]=='P':c.setFont('Helvetica-Bold',9.5);c.drawString(36,y,l[1]);y-=13
        elif l[0]=='T':
            y-=2;c.setFont('Helvetica-Bold',8);r=l[1];c.drawString(44,y,f'{r[0]}    {r[1]}    Unit {r[2]}    ({r[3]})');y-=11
        elif l[0]=='R':
            c.setFont('Helvetica',8);r=l[1];c.drawString(56,y,r[0]);c.drawString(130,y,r[1]);c.drawString(200,y,r[2]);nums(l[2],'0.00');y-=10.5
        else:
            b=l[0]!='S';c.setFont('Helvetica-Bold' if b else 'Helvetica-Oblique',8)
            c.setLineWidth(.9 if b else .3);c.line(280,y+8,752,y+8)
            c.drawString(44 if not b else 36,y,l[1]);nums(l[2],'0.00');y-=13 if not b else 18
    if y<150:head()
    c.setFont('Helvetica-Bold',8);c.drawString(44,y-6,'Summary by charge code');y-=18;c.setFont('Helvetica',8)
    for k in sorted(REC):c.drawString(56,y,k);c.drawRightString(200,y,m(REC[k],'lead'));y-=10
    c.line(140,y+8,200,y+8);c.drawRightString(200,y-2,m(sum(REC.values()),'lead'))
    assert sum(REC.values())==G[6]
    c.save();truth(fn,'AR',K,rows,tot)
    index(fn,'STUDENT_HOUSING','AGED_RECEIVABLES','Yardi-like detail print','charge lines below resident headings, resident/property/grand totals','resident attributes only in the heading line; prepayments as lines; summary by charge code at the end')
# ---------- 5: xlsx garden apartments by charge
def doc5():
    import xlsxwriter
    fn='garden_apts_delinquency_by_charge.xlsx'
    props=[('LINDEN COURT APARTMENTS',17),('MAGNOLIA TERRACE',14)]
    nm=names(R,31,'{f} {l}');K=['deposit','other:OPEN CHARGES Rent','other:OPEN CHARGES Utility Reimb.','other:OPEN CHARGES Late / NSF','other:OPEN CHARGES Repairs & Damages','total','prepaid','other:Net Due','other:LAST PAYMENT Amount']
    wb=xlsxwriter.Workbook(path(fn));ws=wb.add_worksheet('Delinq 0228')
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    AC='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'
    t=F();tw=F(text_wrap=True,valign='top');n=F(num_format=AC,valign='top');nb=F(num_format=AC,bold=True,top=1);b=F(bold=True,top=1);tx=F(align='right',valign='top')
    h=F(bold=True,bg_color='#1F3864',font_color='white',align='center',text_wrap=True,border=1);sec=F(bold=True,bg_color='#D9E2F3');top=F(valign='top');dd=F(num_format='m/d/yy',valign='top',align='center')
    ws.write(0,0,'Resident Delinquency by Charge Type',wb.add_format(dict(bold=True,font_size=15)));ws.write(1,0,'As of 2/28/2025  |  Region: Lower Piedmont  |  excludes balances under $5.00',t)
    ws.merge_range(3,0,4,0,'Apt',h);ws.merge_range(3,1,4,1,'Resident',h);ws.merge_range(3,2,4,2,'Status',h);ws.merge_range(3,3,4,3,'ledger_key',h);ws.merge_range(3,4,4,4,'Deposit Held',h)
    ws.merge_range(3,5,3,8,'OPEN CHARGES',h)
    for i,x in enumerate(['Rent','Utility Reimb.','Late / NSF','Repairs & Damages']):ws.write(4,5+i,x,h)
    ws.merge_range(3,9,4,9,'Total Open Charges',h);ws.merge_range(3,10,4,10,'Prepaid / Credits',h);ws.merge_range(3,11,4,11,'Net Due',h);ws.merge_range(3,12,3,13,'LAST PAYMENT',h);ws.write(4,12,'Date',h);ws.write(4,13,'Amount',h);ws.merge_range(3,14,4,14,'Manager comment',h)
    r=5;rows=[];tot=[];G=[0]*8;ni=0
    def tline(label,v):
        nonlocal r
        ws.write(r,0,label,b)
        for c in(1,2,3,12,13,14):ws.write_blank(r,c,None,b)
        for i,x in enumerate(v):
            if i==6: ws.write_string(r,10,m(x),F(bold=True,top=1,align='right'))
            else: ws.write_number(r,4+i,d(x),nb)
        tot.append(dict(label=label,**{k:d(x) for k,x in zip(K,v)}));r+=1
    for p,cnt in props:
        ws.merge_range(r,0,r,14,p,sec);r+=1;S=[0]*8
        units=sorted(R.sample(range(101,348),cnt))
        for u in units:
            name=nm[ni];ni+=1;rent=R.choice([985,1040,1115,1190,1265,1340])*100
            st=R.choices(['Current','Notice','Evict','Former'],[10,2,2,3])[0]
            dep=R.choice([25000,40000,50000,rent]) if st!='Former' else 0
            ch=[0,0,0,0]
            ch[0]=R.choice([0,rent,rent,2*rent,int(rent*R.uniform(.1,.9))])
            if R.random()<.6:ch[1]=R.randint(2100,9800)
            if ch[0] or R.random()<.3:ch[2]=R.choice([7500,7500,10500,15000])
            if st=='Former':ch[3]=R.randint(8000,96000)
            T=sum(ch);pre=0
            if T==0 or R.random()<.18:pre=-R.choice([5000,2500,R.randint(1000,30000),rent])
            v=[dep]+ch+[T,pre,T+pre];lp=R.choice([rent,rent,int(rent*.5),R.randint(10000,90000)]);ld=date(2025,R.choice([1,2,2]),R.randint(1,27)) if st!='Former' else date(2024,R.choice([10,11,12]),R.randint(1,27))
            nolp=R.random()<.08
            apt=f'{chr(65+u%6)}-{u}'
            ws.write_string(r,0,apt,top);ws.write(r,1,name,top);ws.write(r,2,st,top);ws.write(r,3,f'lk{R.randint(10**5,10**6)}',top)
            for i,x in enumerate(v):
                if i==6:
                    if x:ws.write_string(r,10,m(x),tx)
                else:ws.write_number(r,4+i,d(x),n)
            if not nolp:ws.write_datetime(r,12,__import__('datetime').datetime(ld.year,ld.month,ld.day),dd);ws.write_number(r,13,d(lp),n)
            else:ws.write(r,12,'none',F(align='center',valign='top'))
            cm=R.choice(['','','','Pays 15th per agreement','Filed w/ magistrate; hearing 3/11','Rental assistance pending','Two checks returned - certified funds only'])
            if cm:ws.write(r,14,cm,tw)
            o=dict(property=p,unit=apt,name=name,status=st,**{k:d(x) for k,x in zip(K,v)})
            if not pre:o.pop('prepaid')
            if not nolp:o[K[8]]=d(lp)
            rows.append(o)
            for i,x in enumerate(v):S[i]+=x
            r+=1
        tline(f'Total {p.title()}',S);r+=1
        for i in range(8):G[i]+=S[i]
    tline('Region Total',G)
    r+=1;ws.write(r,0,'Recap by status (net due)',F(bold=True));r+=1
    for s in ['Current','Notice','Evict','Former']:
        ws.write(r,0,s,t);ws.write_number(r,1,round(sum(o['other:Net Due'] for o in rows if o['status']==s),2),F(num_format='#,##0.00;(#,##0.00)',align='left'));r+=1
    ws.set_column(0,0,9);ws.set_column(1,1,23);ws.set_column(2,2,9);ws.set_column(3,3,10,None,{'hidden':1});ws.set_column(4,11,13.5);ws.set_column(12,12,9);ws.set_column(13,13,13);ws.set_column(14,14,40)
    ws.freeze_panes(5,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3,4);wb.close()
    truth(fn,'AR',K,rows,tot)
    index(fn,'MULTIFAMILY','AGED_RECEIVABLES','regional office workbook','one line a resident, by charge type, two properties','grouped merged headers, hidden key column, prepaid as text in parentheses, deposit before the charges, status recap below, accounting dashes for zero')
# ---------- 6: PDF MHC/RV by month, PLANTED total
def doc6():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    fn='mhc_saltgrass_receivables_by_month.pdf'
    G='UNPAID BY BILLING MONTH '
    K=['other:'+G+'Mar 24 & Prior','m2','m1','m0','total','prepaid','deposit','other:LAST PAYMENT Amount']
    secs=[('MANUFACTURED HOME SITES',21,'M'),('RV SITES - ANNUAL AND SEASONAL',13,'R')]
    ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=9,leading=10);nm=names(R,34,'{l}, {f}');ni=0
    hdr=[['Site','Resident','St','UNPAID BY BILLING MONTH','','','','Total\nOwed','Prepaid\n(credit)','Security\nDeposit','LAST PAYMENT',''],['','(account below)','','Mar 24\n& Prior','Apr 24','May 24','Jun 24','','','','Date','Amount']]
    data=hdr[:];st=[];rows=[];tot=[];GT=[0]*7
    f=lambda c:m(c,'paren',zero='')
    def tl(label,v,bad=None):
        vv=list(v)
        if bad:vv[bad[0]]+=bad[1]
        data.append([label,'','']+[m(x,'paren',cur='$') for x in vv]+['','']);n=len(data)-1
        st.extend([('SPAN',(0,n),(2,n)),('FONTNAME',(0,n),(-1,n),'Times-Bold'),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#f3efe2')),('FONTSIZE',(3,n),(9,n),8.2)])
        tot.append(dict(label=label,**{k:d(x) for k,x in zip(K,vv)}))
    for s,cnt,pre in secs:
        data.append([s]+['']*11);n=len(data)-1;st+=[('SPAN',(0,n),(-1,n)),('FONTNAME',(0,n),(-1,n),'Times-BoldItalic')]
        S=[0]*7
        for u in sorted(R.sample(range(1,190 if pre=='M' else 60),cnt)):
            name=nm[ni];ni+=1;code=f'SG{pre}{R.randint(1000,9999)}';rent=R.choice([465,482,495,510,538] if pre=='M' else [395,420,610])*100
            stt=R.choices(['C','N','E','F'],[11,2,3,2])[0]
            mths=[0,0,0,0]
            if R.random()<.82:
                k=R.choice([1,1,1,2,2,3,4])
                for j in range(k):
                    mths[3-j]=rent+R.choice([0,2500,R.randint(2000,6500)]) if j<k-1 or R.random()<.5 else int(rent*R.uniform(.08,.8))
                if k==4:mths[0]+=rent*R.randint(0,2)
                if stt=='F':mths=[sum(mths),0,0,0]
            T=sum(mths);pp=-(R.choice([rent,rent//2,R.randint(500,9000)])) if T==0 else 0
            dep=R.choice([0,30000,50000,rent])
            v=mths+[T,pp,dep]
            lp=R.choice([rent,rent,R.randint(9000,70000)]);ld=f'{R.randint(4,6):02d}/{R.randint(1,28):02d}/24' if stt!='F' else f'01/{R.randint(1,28):02d}/24'
            site=f'{pre}{u:03d}'
            data.append([site,Paragraph(f'{name}<br/><font size=7 color="#555555">{code}</font>',ps),stt]+[f(x) for x in mths]+[m(T)]+[f(pp),f(dep)]+[ld,m(lp)])
            o=dict(unit=site,resident=code,name=name,status=stt,**{k:(d(x) if x or k=='total' else None) for k,x in zip(K,v)});o[K[7]]=d(lp);rows.append(o)
            for i in range(7):S[i]+=v[i]
        tl('Total '+{'M':'manufactured home sites','R':'RV sites'}[pre],S)
        for i in range(7):GT[i]+=S[i]
    tl('COMMUNITY TOTAL',GT,(2,27000))
    T=Table(data,colWidths=[38,118,24,62,58,58,62,66,62,62,52,58],repeatRows=2)
    T.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTNAME',(0,0),(-1,1),'Times-Bold'),('FONTSIZE',(0,0),(-1,-1),9),('LEADING',(0,0),(-1,-1),10),('ALIGN',(3,0),(9,-1),'RIGHT'),('ALIGN',(11,0),(11,-1),'RIGHT'),
      ('SPAN',(3,0),(6,0)),('SPAN',(10,0),(11,0)),('ALIGN',(3,0),(6,0),'CENTER'),('ALIGN',(10,0),(11,0),'CENTER'),('SPAN',(0,0),(0,1)),('SPAN',(2,0),(2,1)),('SPAN',(7,0),(7,1)),('SPAN',(8,0),(8,1)),('SPAN',(9,0),(9,1)),
      ('GRID',(0,0),(-1,-1),.35,colors.HexColor('#998f70')),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e2d9b8')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]+st))
    def page(c,doc):
        W,H=landscape(letter)
        c.setFont('Times-Bold',15);c.drawString(36,H-34,'Saltgrass Bayou Community & RV Resort');c.setFont('Times-Italic',10);c.drawString(36,H-47,'Receivables by billing month, June 30, 2024   (St: C current, N notice, E eviction filed, F former)')
        c.setFont('Times-Roman',8);c.drawRightString(W-36,24,f'Sheet {doc.page}');c.drawString(36,24,'Prepaid balances are not netted against Total Owed. Prepared by the community office for the ownership call.')
    SimpleDocTemplate(path(fn),pagesize=landscape(letter),topMargin=56,bottomMargin=40,leftMargin=36,rightMargin=36).build([T],onFirstPage=page,onLaterPages=page)
    truth(fn,'AR',K,rows,tot,dict(what=f'COMMUNITY TOTAL of May 24 printed {m(GT[2]+27000)}, the section totals add to {m(GT[2])}',kind='total wrong'))
    index(fn,'MANUFACTURED_HOUSING','AGED_RECEIVABLES','community office','by calendar month, oldest first, two site classes, gridded','months ascending, account code under the name in one cell, blank cells, prepaid not netted, planted wrong grand total')
doc4();doc5();doc6()
