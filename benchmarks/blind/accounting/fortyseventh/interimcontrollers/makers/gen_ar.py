import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
import xlwt

# ---------- AR1 business park, open item ledger by tenant ----------
def ar1(rng):
    stem='ashcombe_park_open_items'
    T=[('ASH012','Aldermere Joinery Ltd','Unit 3'),('BRI004','Brightwater Fabrications Ltd','Unit 7'),('CAD001','Cadence Audio Hire','Unit 9A'),('DOR003','Dorrington & Pell Packaging','Units 10-12'),('FEN002','Fenwright Cold Store Ltd','Unit 14'),('GOL006','Golding Street Bakery Ltd','Unit 15'),('HEX001','Hexley Motor Factors','Unit 16'),('KES002','Kestrel Data Cabling Ltd','Unit 18B'),('LOW005','Lowther Trade Tiles','Unit 19'),('MAR009','Marchbank Veterinary Supply','Unit 21'),('OAK003','Oakhanger Brewing Co Ltd','Units 22-23'),('PRI007','Prior & Daughters Upholstery','Unit 25'),('SAN002','Sandiway Print Ltd','Unit 27'),('TEM001','Tempest Cycles Ltd','Unit 30')]
    asof=dt.date(2026,5,31); keys=['total','current','b1_30','b31_60','b61_90','b90']
    kinds=[('Rent quarter to 23/06/26',dt.date(2026,3,25),(3200,9800)),('Service charge Q2',dt.date(2026,4,1),(480,1900)),('Insurance rent 2026',dt.date(2026,5,12),(310,1400)),('Electricity recharge Mar',dt.date(2026,4,17),(90,1250)),('Electricity recharge Apr',dt.date(2026,5,18),(90,1250)),('Rent quarter to 24/03/26',dt.date(2025,12,25),(3200,9800)),('Service charge Q1',dt.date(2026,1,5),(480,1900)),('Water recharge',dt.date(2026,2,20),(40,380)),('Skip hire recharge',dt.date(2026,3,9),(120,460))]
    items=[]; allr=[]; seen=set()
    def bucket(days): return 'current' if days<=0 else 'b1_30' if days<=30 else 'b31_60' if days<=60 else 'b61_90' if days<=90 else 'b90'
    for c,n,u in T:
        items.append(('head',(c,n,u))); rr=[]
        pick=sorted(rng.sample(kinds,rng.randint(2,5)),key=lambda k:k[1])
        for d,date,(a,b) in pick:
            v=rng.randint(a*100,b*100)
            if 'Rent q' in d: v=round(v,-2)
            if rng.random()<.18: v=int(v*.4)  # part paid
            no=20000+(date-dt.date(2025,10,1)).days*20+rng.randint(0,19)
            while no in seen: no+=1
            seen.add(no); rr.append([date,'SI%d'%no,d,v,bucket((asof-date).days-14)])
        if rng.random()<.4:
            date=asof-dt.timedelta(days=rng.randint(2,70)); rr.append([date,'CR%d'%rng.randint(8100,8990),rng.choice(['Unallocated receipt','Credit note - overcharge']),-rng.randint(5000,180000),bucket((asof-date).days)])
        rr.sort(key=lambda r:r[0])
        out=[]
        for date,ref,d,v,b in rr: out.append({'resident':c,'name':n,'unit':u,'date':date.isoformat(),'_d':date,'invoice':ref,'charge':d,'total':v,b:v})
        items+=[('row',r) for r in out]; items.append(('total',{'label':'Balance '+c,'resident':c,**sumk(out,keys)})); allr+=out
    g={'label':'Ledger total',**sumk(allr,keys)}; items.append(('total',g))
    f=lambda v:'' if v is None else f'{v/100:,.2f}' if v>=0 else f'{-v/100:,.2f}-'
    W,H=A4; cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=A4); X=[296,349,402,455,508,559]; st={'y':0,'p':0}
    def page():
        if st['p']: cv.showPage()
        st['p']+=1; cv.setFillColorRGB(.13,.27,.2); cv.rect(0,H-34,W,34,fill=1,stroke=0); cv.setFillColor(colors.white); cv.setFont('Helvetica-Bold',12); cv.drawString(36,H-23,'Ashcombe Park (Wiltshire) Limited'); cv.setFont('Helvetica',9); cv.drawRightString(559,H-23,'Open item report by tenant')
        cv.setFillColor(colors.black); cv.setFont('Helvetica',8); cv.drawString(36,H-48,'Outstanding at 31/05/2026, in pounds sterling incl. VAT. Days past due; terms 14 days from invoice; credits age from their own date.'); 
        y=H-68; cv.setFont('Helvetica-Bold',7.4)
        for x,t,a in [(36,'Date',0),(80,'Document',0),(122,'Particulars',0)]: cv.drawString(x,y-9,t)
        for x,t in zip(X,['Outstanding','Not due','1-30 days','31-60 days','61-90 days','Over 90 days']): cv.drawRightString(x,y-9,t)
        cv.line(36,y-13,559,y-13); st['y']=y-27
        cv.setFont('Helvetica',7); cv.drawString(36,20,'Interim control pack, section 4'); cv.drawRightString(559,20,'%d'%st['p'])
    page()
    blk=0
    for i,(t,d) in enumerate(items):
        if t=='head':
            n=1
            while items[i+n][0]=='row': n+=1
            if st['y']-13*(n+1)<40: page()
        y=st['y']
        if t=='head': cv.setFont('Helvetica-Bold',8.4); cv.drawString(36,y,f'{d[0]}   {d[1]}'); cv.drawRightString(559,y,d[2]); st['y']-=12; continue
        if t=='row':
            cv.setFont('Helvetica',7.8); cv.drawString(36,y,d['_d'].strftime('%d/%m/%Y')); cv.drawString(80,y,d['invoice']); cv.drawString(122,y,d['charge'])
        else:
            cv.setFont('Helvetica-Bold',7.8); cv.setLineWidth(.3); cv.line(250,y+8.5,559,y+8.5); cv.drawRightString(244,y,d['label'])
        for x,k in zip(X,keys): cv.drawRightString(x,y,f(d.get(k)))
        st['y']-=11.5 if t=='row' else 20
    y=st['y']+4; cv.setFont('Helvetica-Oblique',7.6); cv.drawRightString(244,y,'Per cent of ledger')
    for x,k in zip(X,keys): cv.drawRightString(x,y,f"{100*g[k]/g['total']:.1f}%")
    cv.save()
    save(stem,'pdf','AR','INDUSTRIAL','interimcontrollers','British open-item ledger by tenant with invoices, trailing-minus credits, total first','tenant headings with unit at right; total column before buckets; trailing minus; percent line',keys,items)

# ---------- AR2 mobile-home park, arrears by charge, xls ----------
def ar2(rng):
    stem='juniper_flats_delinquency'
    names='Abbott, Darlene|Baca, Luis M|Cordova, Estela|Dietz, Harold|Fulbright, Sonya|Gallegos, Ramon|Hatch, Wendell|Ibarra, Teresa|Jepsen, Carl & Ruth|Kimball, Dawn|Lujan, Antonio|Mecham, Troy|Nez, Leonard|Ostrander, Gail|Pruitt, Kenny|Quintana, Marisol|Roybal, Vincent|Tapia, Yolanda|Vance, Curtis'.split('|')
    keys=['current','b1_30','b31_60','b61_90','b90','prepaid','total','deposit']
    sites=sorted(rng.sample(range(1,118),len(names))); rng.shuffle(names); items=[]; allr=[]
    for s,n in zip(sites,names):
        rent=rng.choice([46500,48500,51000,52500]); depth=rng.choice([1,1,2,2,3,4,5]); rr=[]
        prep=rng.random()<.16
        acct='JF%04d'%(s*10+rng.randint(1,9)); u='%03d'%s
        def add(ch,vals,pre=None):
            r={'unit':u,'name':n,'resident':acct,'charge':ch}
            for k,v in zip(keys[:5],vals):
                if v: r[k]=v
            if pre: r['prepaid']=pre
            r['total']=sum(v or 0 for v in vals)+(pre or 0); rr.append(r)
        if prep: add('Prepaid lot rent',[0]*5,-rng.choice([rent,5000,12000,rent//2]))
        else:
            v=[rent if i<depth-1 else rng.randint(3000,rent) for i in range(min(depth,4))]+[0]*(4-min(depth,4)); v.append(rent*2+rng.randint(0,20000) if depth==5 else 0)
            if depth>1 and rng.random()<.4: v[0]=0
            add('Lot rent',v)
            if rng.random()<.7: add('Water/sewer',[rng.randint(2800,7900) if i<depth and rng.random()<.8 else 0 for i in range(5)] if depth>1 else [rng.randint(2800,7900),0,0,0,0])
            if rr[-1]['total']==0: rr.pop()
            if depth>1: add('Late fee',[0]+[2500 if i<depth-1 else 0 for i in range(4)])
            if rng.random()<.25: add('Home loan pmt',[31250,31250 if depth>1 else 0,0,0,0])
            if rng.random()<.12: add('Yard cleanup',[0,0,8500,0,0])
        rr[0]['deposit']=rng.choice([rent,25000,30000,0]); 
        items+=[('row',r) for r in rr]; items.append(('total',{'label':'Site %s total'%u,'unit':u,**sumk(rr,keys)})); allr+=rr
    items.append(('total',{'label':'PARK TOTAL',**sumk(allr,keys)}))
    wb=xlwt.Workbook(); ws=wb.add_sheet('Delinquency')
    nf='#,##0.00;[Red]-#,##0.00'
    S=lambda s,n=None: xlwt.easyxf(s,num_format_str=n or 'General')
    ws.write(0,0,'Juniper Flats Mobile Home Community - Farmington NM',S('font: bold on, height 260'))
    ws.write(1,0,'Delinquency & prepaid by charge, as of 06/30/2026',S('font: italic on')); ws.write(2,0,'Compiled from rent cards by interim controller - not yet tied to G/L')
    hs=['Site','Home owner','Acct','Charge','Current','1 to 30','31 to 60','61 to 90','Over 90','Prepaid','Net due','Deposit held']
    hd=S('font: bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center, wrap on, vert center')
    ws.write_merge(4,4,0,3,'',hd); ws.write_merge(4,4,4,8,'Days past due',hd); ws.write_merge(4,4,9,11,'Account',hd)
    for j,h in enumerate(hs): ws.write(5,j,h,hd)
    r0=6; i=0; top=S('align: vert top')
    while i<len(items):
        t,d=items[i]
        if t=='row':
            n=0
            while items[i+n][0]=='row': n+=1
            for j,k in((0,'unit'),(1,'name'),(2,'resident')):
                if n>1: ws.write_merge(r0,r0+n-1,j,j,d[k],top)
                else: ws.write(r0,j,d[k],top)
            for q in range(n):
                x=items[i+q][1]; ws.write(r0,3,x['charge'])
                for j,k in enumerate(keys):
                    if x.get(k) is not None: ws.write(r0,4+j,x[k]/100,S('',nf))
                r0+=1
            i+=n
        else:
            b='font: bold on; borders: top thin; pattern: pattern solid, fore_colour ivory'
            if d['label']=='PARK TOTAL': r0+=1; b='font: bold on; borders: top medium, bottom double'
            ws.write(r0,0,d['label'],S(b))
            for j in(1,2,3): ws.write(r0,j,'',S(b))
            for j,k in enumerate(keys):
                ws.write(r0,4+j,d[k]/100 if d.get(k) is not None else '',S(b,nf))
            r0+=1; i+=1
    ws.write(r0+1,0,'Eviction notices served: see attorney list. NSF items pending at First Basin Bank not included.',S('font: italic on, height 160'))
    for j,w in enumerate([14,24,10,18]+[12]*8): ws.col(j).width=256*w
    ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(DOC+stem+'.xls')
    save(stem,'xls','AR','MANUFACTURED_HOUSING','interimcontrollers','US mobile-home park delinquency by charge, merged resident cells, net of prepaid','vertically merged resident cells; lines per charge; site subtotals; deposit on first line only',keys,items)

# ---------- AR3 student residence, receivables by month (Dutch) ----------
def ar3(rng):
    stem='grachtwijk_students_by_month'
    months=['Jan','Feb','Mar','Apr','May','Jun']; mk=['m %s 2026'%m for m in months]; keys=['other:2025 and earlier']+mk+['total','deposit']
    fn='Anouk Bram Carmen Diego Eline Farid Giulia Hanna Ivo Jelle Katya Lotte Milan Noor Oscar Pien Quirijn Rosa Sven Tess Umar Vera Wout Xenia Yara Zeno Aino Bence Chiara Dmitri Emre Fleur'.split(); ln='de Wit,van Loon,Okafor,Martens,Lindgren,Vos,Kowalczyk,Pires,Dijkhuis,Hollander,Ferrara,Bakker,Schuil,Yilmaz,Novak,Terpstra,Smeets,Aalto,Kuipers,Brandsma,Meijerink,Costa,Roelofs,Hendriks,Visser,Postma,Szabo,Ricci,Orlov,Demir,Jansma,Wolters'.split(',')
    rng.shuffle(fn); rng.shuffle(ln); H3=[('House Anna','Oude Vest 118'),('House Bilderdijk','Langegracht 40'),('House Cornelis','Morsweg 7')]
    items=[]; allr=[]; q=0
    for hi,(h,ad) in enumerate(H3):
        items.append(('head',f'{h} - {ad}')); rr=[]
        nn=[9,12,8][hi]; rooms=sorted(rng.sample(range(1,60),nn))
        for x in rooms:
            rent=rng.choice([48750,51200,56500,61840,66000]); r={'property':h,'unit':'%s%03d'%('ABC'[hi],100+x),'resident':'S%d'%rng.randint(24100,25990),'name':f'{ln[q]}, {fn[q]}'}; q+=1
            typ=rng.random()
            if typ<.15: r[mk[5]]=-rng.choice([rent,5000,rent//2])
            elif typ<.5: r[mk[5]]=rent
            elif typ<.8:
                for j in range(rng.randint(2,4),6): r[mk[j]]=rent
                if rng.random()<.5:
                    j=min(k for k in range(6) if mk[k] in r); r[mk[j]]=rng.randint(4000,rent-3000)
            else:
                r[keys[0]]=rng.randint(20000,190000)
                for j in rng.sample(range(6),3): r[mk[j]]=rent if rng.random()<.6 else rng.randint(1500,9900)
            r['total']=sum(r.get(k,0) for k in keys[:7]); r['deposit']=rng.choice([rent,rent,50000]); rr.append(r)
        items+=[('row',r) for r in rr]; items.append(('total',{'label':'Subtotal '+h,**sumk(rr,keys,False)})); allr+=rr
    items.append(('total',{'label':'All houses',**sumk(allr,keys,False)}))
    # planted: one digit of one month's amount
    v=[r for r in allr if r.get(mk[4],0)>40000 and r['property']=='House Bilderdijk'][1]; old=v[mk[4]]; s=list(str(old)); s[1]=str((int(s[1])+3)%10); v[mk[4]]=int(''.join(s))
    planted={'what':f"{v['name']} ({v['unit']}), May 2026 printed {v[mk[4]]/100:.2f} instead of {old/100:.2f}; row total, subtotal and grand total carry the original",'kind':'digit_changed'}
    def f(x):
        if x is None: return ''
        return ('-' if x<0 else '')+f'{abs(x)/100:,.2f}'.replace(',','_').replace('.',',').replace('_','.')
    W,Hh=landscape(A4); cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,Hh)); X=[272,340,400,460,520,580,640,712,790]; st={'y':0,'p':0}
    def page():
        if st['p']: cv.showPage()
        st['p']+=1; cv.setFont('Helvetica',15); cv.setFillColorRGB(.55,.1,.25); cv.drawString(40,Hh-42,'Stichting Grachtwijk Studentenhuizen'); cv.setFillColor(colors.black); cv.setFont('Helvetica',9)
        cv.drawString(40,Hh-56,'Rent outstanding by month of charge, Leiden houses - position at 30 June 2026, EUR'); cv.drawRightString(790,Hh-42,f'page {st["p"]} of 2')
        y=Hh-80; cv.setLineWidth(1); cv.line(40,y+14,790,y+14); cv.setFont('Helvetica-Bold',8)
        cv.drawString(40,y-8,'Room'); cv.drawString(74,y-8,'Student no.'); cv.drawString(124,y-8,'Name'); cv.drawRightString(X[0],y+2,'2025 and'); cv.drawRightString(X[0],y-8,'earlier')
        cv.drawCentredString((X[1]+X[6])/2-20,y+3,'2026'); cv.setLineWidth(.3); cv.line(X[0]+25,y+1,X[6],y+1)
        for x,m in zip(X[1:7],months): cv.drawRightString(x,y-8,m)
        cv.drawRightString(X[7],y-8,'Total due'); cv.drawRightString(X[8],y-8,'Deposit'); cv.setLineWidth(1); cv.line(40,y-13,790,y-13); st['y']=y-28
    page(); z=0
    for t,d in items:
        if t=='head' and 'Cornelis' in d: page()
        y=st['y']
        if t=='head': cv.setFont('Helvetica-Bold',9); cv.setFillColorRGB(.55,.1,.25); cv.drawString(40,y,d); cv.setFillColor(colors.black); st['y']-=15; z=0; continue
        if t=='row':
            z+=1
            if z%2==0: cv.setFillColorRGB(.96,.94,.95); cv.rect(38,y-3.6,754,13.4,fill=1,stroke=0); cv.setFillColor(colors.black)
            cv.setFont('Helvetica',8.5); cv.drawString(40,y,d['unit']); cv.drawString(74,y,d['resident']); cv.drawString(124,y,d['name'])
        else:
            cv.setFont('Helvetica-Bold',8.5); cv.setLineWidth(.6); cv.line(40,y+10,790,y+10); cv.drawString(74,y,d['label'])
        for x,k in zip(X,keys): cv.drawRightString(x,y,f(d.get(k)))
        st['y']-=13.4 if t=='row' else 24
    cv.setFont('Helvetica-Oblique',8); cv.drawString(40,st['y']-6,'A minus is rent received ahead. Deposits are held at the foundation account and are not set off. Decimal comma.')
    cv.save()
    save(stem,'pdf','AR','STUDENT_HOUSING','interimcontrollers','Dutch student foundation, receivables by month, decimal comma, houses under headings','continental numbers; grouped year header over months; two-line header; one altered digit',keys,items,planted)
