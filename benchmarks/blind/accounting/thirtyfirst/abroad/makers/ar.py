import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.pdfbase.pdfmetrics import stringWidth
import xlsxwriter
from fpdf import FPDF
R=random.Random(3102)

def ar1():
    m=['total','current','b0_30','b31_60','b61_90','b91_120','b120','prepaid','other:Net position','deposit','other:CREDIT RISK In dispute','other:CREDIT RISK ECL rate','other:CREDIT RISK ECL provision']
    d=Doc('tanjong_lorong_debtors_jun25.xlsx','AR','RETAIL','finance executive, Singapore','mall debtors by level, total before the ages, credit-risk group, formulas with stored values, second sheet recap',['total before ages','grouped merged header','hidden GST column','negative credits in parentheses','zero shown as dash','recap on another sheet','percent column'],m)
    T=[('Level B1',['Kopi Lantern','Sunbird Pharmacy','Wok Haven','Mr Dough Bakehouse','Pixel Repair Hub','Golden Anchor Noodles','Quick Sole Cobbler','Fresh Basket Mart (Anchor)','Tang Tang Dessert','Lucky Orchid Florist','Bubble Republic']),
    ('Level 1',['Maison Verane','Halcyon Watches','Orchid & Oak','Borealis Sportswear','Lumi Optics','Nordlys Beauty','Straitside Bank (ATM lobby)','Café Pelangi','Tern & Co Leather','Ruby Lotus Jewellers']),
    ('Level 2',['Little Otter Kids','Brightminds Enrichment','Yoga Kampong','Stitch Loft Tailors','Mandarin Dental Studio','Hoshi Ramen','Urban Shears','Paper Crane Books','Gamebox Arena','Silver Fern Travel','Kaya House','Vela Nails and Spa']),
    ('Level 3',['Cineplex Saga','Dragonfly Karaoke','Peranakan Table','Big Wok Steamboat','Arcade Nine','Sakura Banquet Hall'])]
    wb=xlsxwriter.Workbook(path(d.file)); b={'font_name':'Arial','font_size':9}
    F=lambda **k: wb.add_format({**b,**k}); nf='#,##0.00;(#,##0.00);"-"'
    num=F(num_format=nf); pc=F(num_format='0%',align='center'); tx=F(); bo=F(bold=True,num_format=nf,top=1); bt=F(bold=True,top=1); sec=F(bold=True,bg_color='#FCE4D6'); hd=F(bold=True,bg_color='#C00000',font_color='white',align='center',valign='vcenter',text_wrap=True,border=1); gt=F(bold=True,num_format=nf,top=1,bottom=6)
    cv=wb.add_worksheet('Cover'); cv.hide_gridlines(2); cv.set_column(1,1,70)
    cv.write(2,1,'Tanjong Lorong Mall',F(bold=True,font_size=18)); cv.write(3,1,'Debtors ageing pack – 30 June 2025',F(font_size=12)); cv.write(5,1,'Sheet "Ageing" is the report. Sheet "By trade" is for discussion only.',tx); cv.write(6,1,'All amounts in SGD incl. 9% GST. Ages run from due date.',tx)
    ws=wb.add_worksheet('Ageing'); ws.write(0,0,'TANJONG LORONG MALL – AGED DEBTORS AS AT 30 JUN 2025',F(bold=True,font_size=12)); ws.write(1,0,'SGD  |  ledger 1130  |  run 02/07/2025 08:15',tx)
    cols=['Unit','A/C','Tenant','GST reg.','Status','Total outstanding','Not due','0-30','31-60','61-90','91-120','Over 120','Unapplied credits','Net position','Security deposit','In dispute','ECL rate','ECL provision']
    for i,h in enumerate(cols):
        if 6<=i<=11 or 15<=i<=17: ws.write(4,i,h,hd)
        else: ws.merge_range(3,i,4,i,h,hd)
    ws.merge_range(3,6,3,11,'AGE (DAYS PAST DUE)',hd); ws.merge_range(3,15,3,17,'CREDIT RISK',hd)
    r=5; S={}; grand=[]; gidx=[]; acc=20110; subs=[]; trade={}
    for lv,names in T:
        ws.merge_range(r,0,r,17,lv,sec); r+=1; r0=r; ix=[]; sm=[0]*13
        for k,n in enumerate(names):
            rent=R.randint(38,420)*10000+R.randint(0,9999); acc+=R.randint(1,9)
            a=[0]*6; q=R.random()
            a[0]=int(rent*1.09) if R.random()<.7 else 0
            if q<.75: a[1]=int(rent*R.uniform(.1,1.1))
            if q<.5: a[2]=int(rent*R.uniform(.2,1))
            if q<.3: a[3]=int(rent*R.uniform(.2,1))
            if q<.18: a[4]=int(rent*R.uniform(.3,1))
            if q<.12 or n=='Gamebox Arena': a[5]=int(rent*R.uniform(1,3))
            tot=sum(a); pre=-int(rent*R.uniform(.02,.5)) if R.random()<.25 else 0
            dep=rent*3//100*100; rate=0 if not(a[3]+a[4]+a[5]) else (R.choice([10,25]) if not a[5] else R.choice([50,100]))
            base=a[3]+a[4]+a[5]; prov=round(base*rate/100); dis=int(base*R.choice([0,0,.4,.6]))//100*100
            v=[tot]+a+[pre,tot+pre,dep,dis,rate*100,prov]
            stt='Legal' if a[5] else ('Ended 31 May 25' if k==4 and lv=='Level 2' else 'Trading')
            unit=f"#{lv[-2:] if lv[-2]=='B' else '0'+lv[-1]}-{k*2+R.randint(1,2):02d}"; code=f'T{acc}'
            ws.write(r,0,unit,tx); ws.write(r,1,code,tx); ws.write(r,2,n,tx); ws.write(r,3,f'M9-{R.randint(1000000,9999999)}',tx); ws.write(r,4,stt,tx)
            ws.write_formula(r,5,f'=SUM(G{r+1}:L{r+1})',num,c2(tot))
            for j in range(6): ws.write_number(r,6+j,c2(a[j]),num)
            ws.write_number(r,12,c2(pre),num); ws.write_formula(r,13,f'=F{r+1}+M{r+1}',num,c2(tot+pre)); ws.write_number(r,14,c2(dep),num); ws.write_number(r,15,c2(dis),num); ws.write_number(r,16,rate/100,pc); ws.write_number(r,17,c2(prov),num)
            o=dict(unit=unit,resident=code,name=n,status=stt); o.update(zip(m,map(c2,v))); ix.append(d.add(o)); sm=[x+y for x,y in zip(sm,v)]; r+=1
            tr=R.choice(['F&B','Fashion','Services','Leisure']); trade[tr]=trade.get(tr,0)+tot
        lab=f'Sub-total {lv}'; ws.write(r,0,lab,bt)
        for j in range(1,5): ws.write_blank(r,j,None,bt)
        for j,x in enumerate(sm):
            if j==11: ws.write_blank(r,16,None,bt); continue
            ws.write_formula(r,5+j,f'=SUM({chr(70+j)}{r0+1}:{chr(70+j)}{r})',bo,c2(x))
        add=[c for c in m if 'rate' not in c]
        d.tot(lab,{c:c2(x) for c,x in zip(m,sm) if 'rate' not in c},ix,add); gidx+=ix; grand.append(sm); subs.append(r+1); r+=2
    g=[sum(x) for x in zip(*grand)]; ws.write(r,0,'TOTAL MALL',gt)
    for j in range(1,5): ws.write_blank(r,j,None,gt)
    for j,x in enumerate(g):
        if j==11: ws.write_blank(r,16,None,gt); continue
        ws.write_formula(r,5+j,'='+'+'.join(f'{chr(70+j)}{s}' for s in subs),gt,c2(x))
    d.tot('TOTAL MALL',{c:c2(x) for c,x in zip(m,g) if 'rate' not in c},gidx,add); r+=2
    ws.write(r,0,'ECL provision = ECL rate x amounts over 60 days. Deposits are cash or banker\'s guarantee.',F(italic=True))
    ws.set_column(0,0,9); ws.set_column(1,1,9); ws.set_column(2,2,27); ws.set_column(3,3,12,None,{'hidden':True}); ws.set_column(4,4,15); ws.set_column(5,15,13); ws.set_column(16,16,8); ws.set_column(17,17,13); ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0)
    w2=wb.add_worksheet('By trade'); w2.write(0,0,'Total outstanding by trade (SGD)',F(bold=True)); w2.set_column(0,1,18)
    for k,(t,v) in enumerate(sorted(trade.items())): w2.write(k+2,0,t,tx); w2.write(k+2,1,c2(v),num)
    w2.write(len(trade)+2,0,'All trades',bt); w2.write(len(trade)+2,1,c2(sum(trade.values())),bo)
    wb.close(); d.save()

def ar2():
    m=['other:Invoice Amount','total','b0_30','b31_60','b61_90','b90']
    d=Doc('kestrel_creek_aged_detail.pdf','AR','INDUSTRIAL','bookkeeper, Geelong','MYOB-like aged receivables detail, tenant blocks with invoice lines, dd/mm/yyyy',['blocks by tenant','block continued over a page','credit notes negative','dispute notes between lines','planted dropped line'],m)
    N=['Barrow & Quill Freight Pty Ltd','Corella Cold Stores','Dunmore Joinery Pty Ltd','Eucla Tyre & Brake','Fernleigh Brewing Co','Gannet Plastics Pty Ltd','Hobsons Gate Gymnastics Inc','Ironbark Fencing Supplies','Jindi Organics','K & L Panel Works','Lonsdale Scaffold Hire','Merrigum Tiles','Nettle Street Self Storage','Ottway Signs','Pennant Marine Electrics','Quoll Couriers','Redgum Stonemasons','Stirling Pool Products']
    end=dt.date(2025,5,31); W,H=A4; c=canvas.Canvas(path(d.file),pagesize=A4); X=[40,96,152,318,376,428,480,524,566]
    st={'y':0,'p':0}; prop='Kestrel Creek Industrial Estate'
    def head():
        st['p']+=1
        if st['p']==1:
            c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-44,'Wirraway Property Holdings Pty Ltd'); c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-56,'ABN 00 000 112 340   PO Box 77, North Shore VIC 3214'); c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-74,'Aged Receivables [Detail]'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-86,'As of 31/05/2025'); c.drawString(40,H-100,'Property: '+prop); y=H-118
        else: c.setFont('Helvetica',8); c.drawString(40,H-36,'Aged Receivables [Detail]  As of 31/05/2025'); y=H-54
        c.setFont('Helvetica-Bold',8); c.setFillColorRGB(.85,.9,.95); c.rect(36,y-14,534,24,fill=1,stroke=0); c.setFillGray(0)
        c.drawString(40,y-9,'ID No.'); c.drawString(96,y-9,'Date'); c.drawString(152,y-9,'Memo')
        for x,t,u in zip([302,358,412,464,516,566],['Invoice','Total','','','',''],['Amount','Due','0 - 30','31 - 60','61 - 90','90+']): c.drawRightString(x,y,t); c.drawRightString(x,y-9,u)
        c.setFont('Helvetica',7.5); c.drawRightString(566,24,f"2/06/2025 9:41 AM     Page {st['p']}"); st['y']=y-28
    def nums(v,y):
        for x,a in zip([302,358,412,464,516,566],v):
            if a is not None: c.drawRightString(x,y,en(a,2,'-'))
    head(); inv=4410; G=[0]*6; gidx=[]; nt=0
    for k,n in enumerate(N):
        code=''.join(ch for ch in n.upper() if ch.isalpha())[:4]+f'{R.randint(1,9):02d}'; unit=f'Unit {k+1}' if k not in(3,9) else f'Unit {k+1}A'
        rent=R.randint(22,160)*10000; L=[]
        nm=R.choice([0,1,1,2,3]) if k not in(5,12) else 4
        for mo in range(nm,-1,-1):
            y,mm=(2025,5-mo)
            base=dt.date(y,mm,1)
            for memo,amt,p in [(f'Rent {base:%b %Y}',int(rent*1.1),1),('Outgoings '+f'{base:%b %Y}',int(rent*R.uniform(.14,.24)),.5),('Water usage',R.randint(8000,71000),.25),('Interest on arrears',R.randint(2100,9900),.12)]:
                if R.random()<p:
                    inv+=R.randint(1,4); open_=amt if R.random()<.8 else int(amt*R.uniform(.2,.8)); L.append((f'{inv:08d}',base+dt.timedelta(days=R.choice([0,0,0,4,11])),memo,amt,open_))
        if k in(4,11): inv+=1; a=-int(rent*.22); L.append((f'CR{inv:06d}',dt.date(2025,4,14),'Credit note - make good',a,a))
        L.sort(key=lambda t:t[1]) if k%3 else None
        cont=f'{unit}   {code}   {n}'
        def th(cc=''):
            c.setFont('Helvetica-Bold',8.5); c.drawString(40,st['y'],cont+cc); st['y']-=12
        if st['y']<90: c.showPage(); head()
        th(); s=[0]*6; ix=[]
        drop=1 if k==12 else None
        for q,(iv,da,memo,am,op) in enumerate(L):
            age=(end-da).days; bi=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
            v=[am,op]+[op if bi==j else None for j in range(4)]; s=[a+(b or 0) for a,b in zip(s,v)]
            ds=f'{da.day}/{da.month:02d}/{da.year}'
            if drop==q:
                d.planted={'what':f'Invoice {iv} of {ds} ({memo}, {n}), total due {en(op)}, is left out of the lines; the total of {code} and the grand total include it','kind':'row dropped'}; continue
            if st['y']<52: c.showPage(); head(); th('  (continued)')
            c.setFont('Helvetica',8); y=st['y']; c.drawString(40,y,iv); c.drawString(96,y,ds); c.drawString(152,y,memo); nums(v,y); st['y']-=10.5
            o=dict(property=prop,unit=unit,resident=code,name=n,charge=memo,invoice=iv,date=ds); o.update({a:(None if b is None else c2(b)) for a,b in zip(m,v)}); ix.append(d.add(o))
        if k in(5,9):
            c.setFont('Helvetica-Oblique',7.5); c.drawString(152,st["y"],["Tenant disputes outgoings reconciliation, see file note",'Payment plan agreed, weekly'][k==9]); st["y"]-=13
        if st['y']<52: c.showPage(); head(); th('  (continued)')
        c.setFont('Helvetica-Bold',8); y=st['y']; c.line(252,y+8.5,566,y+8.5); lab=f'Total: {code}'; c.drawString(152,y,lab); nums(s,y); st['y']-=18
        d.tot(lab,dict(zip(m,map(c2,s))),ix,m); G=[a+b for a,b in zip(G,s)]; gidx+=ix
    if st['y']<70: c.showPage(); head()
    y=st['y']-4; c.setFont('Helvetica-Bold',8.3); c.line(36,y+10,570,y+10); c.drawString(40,y,'Grand Total:'); nums(G,y); c.line(252,y-3,566,y-3); c.line(252,y-5,566,y-5)
    d.tot('Grand Total:',dict(zip(m,map(c2,G))),gidx,m); c.save(); d.save()

def ar3():
    g='OPEN ITEMS BY DUE MONTH'
    m=['deposit','m0','m1','m2','m3',f'other:{g} before 03/2025','total','prepaid','other:of which disputed','other:Specific allowance']
    d=Doc('koenigskai_open_items_0625.pdf','AR','OFFICE','Objektbuchhaltung, Hamburg','open items by calendar month, German number style, three houses with subtotals, zebra lines, recap box',['calendar-month columns','decimal comma','wrapped names','blank cells','credits apart','deposit before ages','recap side table'],m)
    T=[('House A',['Alsterblick Steuerberatung PartG mbB','Brandt & Söhne Reederei GmbH','Deichkind Architekten','Elbstern Software AG','Feldhusen Notariat','Gorch Logistik Holding GmbH & Co. KG','Hafenkante Physiotherapie']),
    ('House B',['Immenhof Verlag GmbH','Jansen Prüftechnik','Kollwitz Agentur für Markenführung GmbH','Lindenau Personal','Möwe Versicherungsmakler GmbH','Nordwind Energieberatung','Osterloh Zahntechnik','Petersen Coworking Betriebsgesellschaft mbH']),
    ('House C',['Quast Immobilien','Reimers Kantine & Catering','Störtebeker Studios GmbH','Thiessen Akustik','Uhlenhorst Logopädie','Vierlande Labor GmbH','Wohlers IT-Service e.K.'])]
    p=FPDF('L','mm','A4'); p.set_auto_page_break(False); p.add_page()
    W=[15,44,19]+[19,19,19,19,19,19,21,18,18,20]
    X0=11
    def head():
        p.set_font('Times','B',13); p.set_xy(X0,9); p.cell(0,6,'Bürohaus Königskai - open items list by due month'); p.set_font('Times','',9); p.set_xy(X0,15); p.cell(0,5,f'Key date 30.06.2025, amounts in EUR incl. 19% VAT, DATEV stock 417/22, prepared 04.07.2025 (Ri.)'); p.set_xy(250,9); p.cell(36,6,f'Page {p.page_no()}',align='R')
        p.set_font('Times','B',8); y=23; xs=[X0]
        for w in W: xs.append(xs[-1]+w)
        p.line(X0,y,xs[-1],y); p.set_xy(xs[4],y); p.cell(sum(W[4:9]),4.5,g,align='C'); p.line(xs[4]+1,y+4.6,xs[9]-1,y+4.6)
        H=[['Debtor','no.'],['Tenant',''],['Unit',''],['Deposit','held'],['06/2025',''],['05/2025',''],['04/2025',''],['03/2025',''],['before','03/2025'],['Total','open'],['Credit','balances'],['of which','disputed'],['Specific','allowance']]
        for i,h in enumerate(H):
            for k in (0,1): p.set_xy(xs[i],y+5+4*k); p.cell(W[i],4,h[k],align='L' if i<3 else 'R')
        p.line(X0,y+13.5,xs[-1],y+13.5); p.set_y(y+14.5); return xs
    xs=head(); no=10020; gs=[0]*10; gi=[]; z=0; hs=[]
    def nums(v,y):
        for i,a in enumerate(v):
            if a is not None: p.set_xy(xs[3+i],y); p.cell(W[3+i],4.4,eu(a),align='R')
    for hno,names in T:
        if p.get_y()>165: p.add_page(); xs=head()
        p.set_font('Times','B',9); p.set_x(X0); p.cell(60,6,hno); p.set_y(p.get_y()+6); s=[0]*10; ix=[]
        for k,n in enumerate(names):
            no+=R.randint(1,6); rent=R.randint(190,1650)*1000+R.randint(0,999); q=R.random()
            a=[int(rent*1.19*R.uniform(.1,1)) if R.random()<.8 else 0]+[int(rent*R.uniform(.05,1.19)) if q<t else 0 for t in(.6,.4,.25,.2)]
            if not sum(a): a[0]=R.randint(1000,9000)
            pre=-int(rent*R.uniform(.03,.4)) if R.random()<.25 else 0; al=(a[4]//2+a[3]//4); di=a[2] if a[2] and R.random()<.5 else 0
            dep=rent*3//1000*1000 if R.random()<.85 else 0
            v=[dep]+a+[sum(a),pre,di,al]; w=[x if x else None for x in v]; unit=f'{hno[-1]} {k//2+1}.OG '+('li','re')[k%2]
            p.set_font('Times','',8.5); words=n.split(); lines=['']
            for t in words:
                if p.get_string_width((lines[-1]+' '+t).strip())>W[1]-2.5: lines.append('')
                lines[-1]=(lines[-1]+' '+t).strip()
            h=4.4*len(lines)+.6
            if p.get_y()+h>190: p.add_page(); xs=head(); p.set_font('Times','',8.5)
            y=p.get_y()
            if z%2: p.set_fill_color(238,238,230); p.rect(X0,y,xs[-1]-X0,h,'F')
            z+=1; p.set_xy(X0,y); p.cell(W[0],4.4,str(no))
            for j,l in enumerate(lines): p.set_xy(xs[1],y+4.4*j); p.cell(W[1],4.4,l)
            p.set_xy(xs[2],y); p.cell(W[2],4.4,unit); nums(w,y); p.set_y(y+h)
            o=dict(property=hno,unit=unit,resident=str(no),name=n); o.update({c:(None if x is None else c2(x)) for c,x in zip(m,w)}); ix.append(d.add(o)); s=[x+y2 for x,y2 in zip(s,v)]
        y=p.get_y()+.5; p.line(X0,y,xs[-1],y); p.set_font('Times','B',8.5); lab=f'Sum {hno}'; p.set_xy(X0,y); p.cell(50,4.4,lab); nums(s,y); p.set_y(y+7)
        d.tot(lab,dict(zip(m,map(c2,s))),ix,m); gi+=ix; gs=[x+y2 for x,y2 in zip(gs,s)]; hs.append((hno,s))
    if p.get_y()>150: p.add_page(); xs=head()
    y=p.get_y(); p.line(X0,y,xs[-1],y); p.set_font('Times','B',8.5); p.set_xy(X0,y+.5); p.cell(50,4.4,'Sum Königskai total'); nums(gs,y+.5); p.line(X0,y+5.6,xs[-1],y+5.6); p.line(X0,y+6.2,xs[-1],y+6.2)
    d.tot('Sum Königskai total',dict(zip(m,map(c2,gs))),gi,m)
    y+=11; p.set_font('Times','I',8); p.set_xy(X0,y); p.cell(0,4,'Recap: net exposure (total open plus credit balances)')
    for hno,s in hs+[('All',gs)]:
        y+=4.2; p.set_xy(X0,y); p.cell(25,4,hno); p.cell(30,4,eu(s[6]+s[7]),align='R')
    p.set_xy(X0+80,y); p.cell(0,4,'li = left, re = right. Deposits: cash or bank guarantee. Credit balances are not set off in the total.')
    p.output(path(d.file)); d.save()
def run(): ar1(); ar2(); ar3()
