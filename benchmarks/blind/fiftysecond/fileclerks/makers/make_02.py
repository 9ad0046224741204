# mini-storage, SiteLink-like export, unit mix sheet first, 118 rows
import random,xlsxwriter
from common import *
from datetime import date as D, timedelta
R=random.Random(5202)
N='U-Stow_Route9_RentRoll.xlsx'
first='Marta Lyle Owen Dina Cyrus Bette Hollis Nadia Quincy Ruth Emil Tess Gil Paola Wade Iris Leon Corinne Abel Fay Boyd Ilse Rashad Joan Dov Petra'.split()
last='Okonski Barrow Delmonte Fitch Grable Hsu Inverness Jarvela Kettering Lomax Mbeki Nystrom Ottley Prewitt Quade Rusk Sandoval Tran Ulmer Vickers Wexler Yoon Zabel Crane'.split()
comp=['Dunlap Roofing','Bright Spark Electric LLC','Route 9 Antiques','Harbor Catering Co','Kid Zone Parties','Stateline Vending']
types=[('5x5','Interior Climate',25,52),('5x10','Interior Climate',50,84),('10x10','Drive-Up',100,129),('10x15','Drive-Up',150,165),('10x20','Drive-Up',200,198),('10x30','Drive-Up',300,259),('12x35','RV/Boat Uncovered',420,95)]
plan=[('A',101,0,16),('A',117,1,22),('B',201,2,30),('B',231,3,14),('C',301,4,22),('C',323,5,6),('P',1,6,8)]
rows=[]
used=set()
for b,st,t,n in plan:
    for i in range(n):
        sz,ty,sf,std=types[t]
        u=f'{b}{st+i}' if b!='P' else f'P{st+i:02d}'
        x=dict(u=u,sz=sz,ty=ty,sf=sf,std=std)
        q=R.random()
        if q<.13:x['s']='Vacant'
        elif q<.15:x['s']='Unrentable'
        else:
            x['s']='Rented'
            while 1:
                nm=R.choice(comp) if R.random()<.07 else f'{R.choice(last)}, {R.choice(first)}'
                if nm not in used:break
            used.add(nm);x['n']=nm
            x['in']=D(2017,3,1)+timedelta(days=R.randrange(0,3000))
            x['r']=float(std+R.choice([-15,-10,-5,0,0,0,5,8,12]))
            x['ins']=R.choice([0,0,11.0,11.0,15.0])
            x['bal']=R.choice([0]*7+[1,1,2]) 
            x['bal']=round(x['bal']*(x['r']+x['ins'])+(15 if x['bal'] else 0),2)
            x['dep']=R.choice([0,0,0,25.0])
            x['pt']=D(2025,R.choice([11,12,12,12]) if not x['bal'] else R.choice([9,10]),R.randrange(1,29))
        rows.append(x)
# company unit
i=next(k for k,x in enumerate(rows) if x['u']=='A105');rows[i]=dict(u='A105',sz='5x5',ty='Interior Climate',sf=25,std=52,s='Company',n='U-STOW OFFICE')
wb=xlsxwriter.Workbook(doc(N));wb.set_properties({'created':D(2025,11,3) and __import__('datetime').datetime(2025,11,3)})
bold=wb.add_format({'bold':1,'font_name':'Arial','font_size':9});ar=wb.add_format({'font_name':'Arial','font_size':9})
hd=wb.add_format({'bold':1,'font_name':'Arial','font_size':9,'bg_color':'#D9D9D9','bottom':1,'text_wrap':1,'align':'center'})
m=wb.add_format({'font_name':'Arial','font_size':9,'num_format':'$#,##0.00'});mb=wb.add_format({'bold':1,'font_name':'Arial','font_size':9,'num_format':'$#,##0.00','top':1})
dt=wb.add_format({'font_name':'Arial','font_size':9,'num_format':'mm/dd/yyyy','align':'left'});pc=wb.add_format({'font_name':'Arial','font_size':9,'num_format':'0.0%'})
w=wb.add_worksheet('Unit Mix')
w.write(0,0,'U-Stow Route 9',bold);w.write(1,0,'Occupancy Statistics by Unit Type',ar);w.write(2,0,'As of 11/03/2025',ar)
for j,h in enumerate(['Unit Type','Feature','Area','Total','Rented','Vacant','Company / Unrentable','Std Rate','Gross Potential','Actual Rented','Occ %']):w.write(4,j,h,hd)
r=5;tt=[0]*6
for sz,ty,sf,std in types:
    g=[x for x in rows if x['sz']==sz];ren=[x for x in g if x['s']=='Rented'];va=[x for x in g if x['s']=='Vacant']
    v=[sz,ty,sf,len(g),len(ren),len(va),len(g)-len(ren)-len(va),std,std*len(g),sum(x['r'] for x in ren),len(ren)/len(g)]
    for j,a in enumerate(v):w.write(r,j,a,pc if j==10 else m if j in(7,8,9) else ar)
    for k,j in enumerate((3,4,5,6,8,9)):tt[k]+=v[j]
    r+=1
w.write(r,0,'Total',bold)
for k,j in enumerate((3,4,5,6,8,9)):w.write(r,j,tt[k],mb if j>7 else bold)
w.write(r,10,tt[1]/tt[0],pc);w.set_column(0,10,13)
w=wb.add_worksheet('Rent Roll')
w.write(0,0,'U-Stow Route 9',bold);w.write(0,8,'Rent Roll',bold);w.write(1,0,'4410 State Route 9 North',ar);w.write(1,8,'Printed 11/3/2025 8:02 AM',ar)
w.write(2,0,'Sorted by unit. Rates are monthly.',ar)
H=['Unit','Unit Type','Feature','Area','Status','Tenant','Moved In','Paid Thru','Std. Rate','Rent Rate','Variance','Insur.','Deposit','Amt Owed']
for j,h in enumerate(H):w.write(4,j,h,hd)
r=5;truth=[];S=dict.fromkeys(['std','r','ins','dep','bal'],0)
for x in rows:
    for j,k in enumerate(['u','sz','ty','sf','s','n']):
        if x.get(k) is not None:w.write(r,j,x[k],ar)
    w.write(r,8,x['std'],m);S['std']+=x['std']
    t=dict(unit=x['u'],unitType=x['sz'],area=x['sf'],statusText=x['s'],marketRent=float(x['std']))
    if x.get('n'):t['tenantName']=x['n']
    if x['s']=='Rented':
        w.write(r,6,x['in'],dt);w.write(r,7,x['pt'],dt)
        for j,v in ((9,x['r']),(10,x['r']-x['std']),(11,x['ins']),(12,x['dep']),(13,x['bal'])):w.write(r,j,v,m)
        t.update(moveInDate=x['in'],contractRent=x['r'],deposit=x['dep'],balance=x['bal'],charges=[dict(code='Insur.',amount=x['ins'])])
        for k in('r','ins','dep','bal'):S[k]+=x[k]
    truth.append(t);r+=1
w.write(r,0,f"{len(rows)} units",bold);w.write(r,3,sum(x['sf'] for x in rows),bold)
for j,k in ((8,'std'),(9,'r'),(11,'ins'),(12,'dep'),(13,'bal')):w.write(r,j,S[k],mb)
for j,wd in enumerate([8,8,18,7,11,22,11,11,10,10,10,9,9,10]):w.set_column(j,j,wd)
w.freeze_panes(5,1);w.set_landscape();w.fit_to_pages(1,0);w.repeat_rows(4);w.set_footer('&LSL-RR v6.14&RPage &P of &N');w.activate()
wb.close()
no=sum(1 for x in rows if x['s']=='Rented');nv=sum(1 for x in rows if x['s']=='Vacant')
save(N,dict(propertyName='U-Stow Route 9',asOnDate='2025-11-03',units=len(rows),occupied=no,vacant=nv,sheet='Rent Roll',rows=truth),'SELF_STORAGE','facility manager, storage system export','unit mix sheet before; company and unrentable units')
print(len(rows),no,nv)
