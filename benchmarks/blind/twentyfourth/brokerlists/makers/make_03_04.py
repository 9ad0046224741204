from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from datetime import date,timedelta
def d3():
    f='sundowner_weekly_list.pdf'; R=random.Random(303); n=N(303); c=canvas.Canvas(f'{B}/documents/{f}',pagesize=letter)
    rows=[]; out=[]
    sp={'4':'v','9':'down','15':'v','20':'v','1':'mgr','22':'down'}
    for i in range(1,25):
        u=str(i); k=R.choice(['1Q','2D','1Q','Kit']); s=sp.get(u); sec='FRONT ROW (Rooms 1-12)' if i<13 else 'BACK ROW (Rooms 13-24)'
        r=dict(unit=u,unitType=k,section=sec)
        if s=='v': r.update(statusText='EMPTY'); out.append((sec,u,k,'EMPTY','','','','',''))
        elif s=='down': r.update(statusText='DOWN'); out.append((sec,u,k,'DOWN - '+('roof leak' if u=='9' else 'no heat, waiting on part'),'','','','',''))
        elif s=='mgr': nm=n.fl(); r.update(tenantName=nm,statusText='mgr',contractRent=0); out.append((sec,u,k,nm+' (mgr)','4/11/19','0','0','',''))
        else:
            nm=n.lf(); w=R.choice([235,250,265,280]) if k!='Kit' else 310; mo=round(w*52/12); d=date(2025,8,10)-timedelta(days=R.randint(9,700)); b=R.choice([0,0,0,w,w*2,60])
            pt=R.choice(['8/10','8/10','8/13','8/15']) if not b else '8/3'
            rem=R.choice(['','','','',' +dog',' & son'])
            r.update(tenantName=nm+(rem if '&' in rem else ''),contractRent=mo,moveInDate=iso(d),balance=b or None,statusText='Occupied')
            out.append((sec,u,k,nm+rem,f'{d.month}/{d.day}/{d:%y}',str(w),str(mo),pt,str(b) if b else ''))
            r['_w']=w
        if u=='1': r['moveInDate']='2019-04-11'
        rows.append(r)
    y=750
    def P(s,b=False):
        nonlocal y
        c.setFont('Courier-Bold' if b else 'Courier',9.5); c.drawString(54,y,s); y-=13
    P('SUNDOWNER MOTOR LODGE',True); P('3300 Old Hwy 40 West, Carver Flats NV'); P('Weekly people - as of Sunday August 10, 2025',True); y-=8
    fm=lambda a:f'{a[0]:>4}  {a[1]:<4} {a[2]:<33} {a[3]:>8} {a[4]:>5} {a[5]:>6}  {a[6]:<5} {a[7]:>6}'
    last=None
    for o in out:
        if o[0]!=last:
            if last: y-=8
            P(o[0],True); P(fm(('Rm','Bed','','Here','Wkly','Mo.','Paid','')),False); P(fm(('','','Name','since','','x4.333','thru','Owes'))); P('-'*81); last=o[0]
        P(fm(o[1:]))
    P('='*81); tot=dict(contractRent=S(rows,'contractRent'),balance=S(rows,'balance')); w=sum(r.get('_w',0) for r in rows)
    P(fm(('','','TOTAL','',f'{w:,}',f"{tot['contractRent']:,}",'',f"{tot['balance']:,}")),True); y-=10
    P('24 rooms. 18 let by the week, 3 empty, 2 down, 1 for the manager (Room 1, no rent).'); P('Overnight trade is not on this list. Soda machine and phone not included.')
    c.save()
    save(f,'HOSPITALITY','typed Courier motel list, weekly and monthly rents, down rooms',True,'SUNDOWNER MOTOR LODGE','2025-08-10',24,18,3,rows,totals=tot)
d3()
def d4():
    f='keystop_storage_roll.pdf'; R=random.Random(404); n=N(404); W,H=letter; c=canvas.Canvas(f'{B}/documents/{f}',pagesize=letter)
    G=[('5x5',25,45,'A',22),('5x10',50,68,'B',30),('10x10',100,105,'C',34),('10x15',150,139,'D',18),('10x20 Drive-up',200,172,'E',22),('Outdoor 12x30',360,85,'P',10)]
    rows=[]; p=0; y=0
    X=[(40,'l'),(82,'r'),(96,'l'),(245,'l'),(345,'r'),(395,'r'),(438,'r'),(490,'r'),(545,'r')]
    def put(v,fn='Times-Roman',z=8.5):
        c.setFont(fn,z)
        for (x,a),s in zip(X,v):
            if s: (c.drawString if a=='l' else c.drawRightString)(x,y,s)
    def new():
        nonlocal p,y
        if p: c.showPage()
        p+=1; y=H-40; c.setFont('Times-Bold',12); c.drawCentredString(W/2,y,'KeyStop Mini Storage - Hollis Rd'); y-=14; c.setFont('Times-Roman',9); c.drawCentredString(W/2,y,'Rent Roll - All Units   |   Effective 06/30/2025'); c.drawRightString(W-50,H-30,f'pg {p}'); c.drawString(40,H-30,'07/02/25 9:14a')
        y-=20; put(['','','','Moved','Standard','Actual','Insur-','Monthly','Bal'],'Times-Bold'); y-=10; put(['Space','Sq Ft','Customer','In','Rate','Rent','ance','Charges','Due'],'Times-Bold'); y-=3; c.line(38,y,550,y); y-=12
    new(); m=lambda v:f'{v:,.2f}'; occ=0; K=('area','marketRent','contractRent','_ins','totalCharges','balance'); T=[]
    for ty,a,rate,b,cnt in G:
        if y<90: new()
        put([ty],'Times-BoldItalic',9.5); y-=12; g=[]
        for i in range(cnt):
            u=f'{b}{i+1:02d}'; r=dict(unit=u,section=ty,unitType=ty,area=a,marketRent=float(rate))
            if R.random()<.13: r['statusText']='** Vacant **'; nm='** Vacant **'; v=[u,str(a),nm,'',m(rate),'','','','']
            else:
                occ+=1; nm=n.lf(); d=date(2025,6,28)-timedelta(days=R.randint(3,2600)); rent=float(rate+R.choice([0,0,5,8,-6,12,-10])); ins=R.choice([0,0,9,12.0,15]); bal=R.choice([0]*7+[rent+ins,2*(rent+ins)+20]); 
                r.update(tenantName=nm,moveInDate=iso(d),contractRent=rent,totalCharges=rent+ins,balance=float(bal),statusText='Occupied',_ins=ins,charges=[dict(code='Actual Rent',amount=rent)]+([dict(code='Insurance',amount=ins)] if ins else []))
                v=[u,str(a),nm,f'{d:%b %d, %Y}',m(rate),m(rent),m(ins) if ins else '',m(rent+ins),m(bal)]
            if y<50: new()
            put(v); y-=11.2; rows.append(r); g.append(r)
        t={k:S(g,k) for k in K}; o=sum('tenantName' in r for r in g); T.append(t)
        if y<60: new()
        c.line(300,y+8,550,y+8); put(['',f"{t['area']:,.0f}",f'{ty}: {cnt} spaces, {o} rented, {cnt-o} vacant','',m(t['marketRent']),m(t['contractRent']),m(t['_ins']),m(t['totalCharges']),m(t['balance'])],'Times-Bold',8); y-=20
    t={k:S(rows,k) for k in K}; pr=dict(t); pr['contractRent']=t['contractRent']+270
    if y<70: new()
    c.line(38,y+9,550,y+9); n_=len(rows); put(['ALL',f"{t['area']:,.0f}",f'{n_} spaces, {occ} rented, {n_-occ} vacant','',m(t['marketRent']),m(pr['contractRent']),m(t['_ins']),m(t['totalCharges']),m(t['balance'])],'Times-Bold',8); c.save()
    pr.pop('_ins'); pr['Insurance']=t['_ins']
    save(f,'SELF_STORAGE','storage roll, sections by size with subtotals, multi-page',True,'KeyStop Mini Storage - Hollis Rd','2025-06-30',n_,occ,n_-occ,rows,
      planted=dict(kind='total_wrong',what=f"grand total of Actual Rent printed {m(pr['contractRent'])}, rows and section totals sum to {m(t['contractRent'])}"),totals=pr)
d4()
