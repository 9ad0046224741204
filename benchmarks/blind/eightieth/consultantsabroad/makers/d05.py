from h import *
import xlsxwriter
R=random.Random(85);F='Foundry_Yard_2025-26_Tenancy_Export.xlsx'
wb=xlsxwriter.Workbook(DOC+F);wb.set_calc_mode('auto')
s1=wb.add_worksheet('Summary');ws=wb.add_worksheet('Room Listing')
f=wb.add_format({'font_name':'Segoe UI','font_size':9});b=wb.add_format({'font_name':'Segoe UI','font_size':9,'bold':True});h=wb.add_format({'font_name':'Segoe UI','font_size':9,'bold':True,'bottom':2})
m=wb.add_format({'font_name':'Segoe UI','font_size':9,'num_format':'#,##0.00'});d=wb.add_format({'font_name':'Segoe UI','font_size':9,'num_format':'dd/mm/yyyy'});bm=wb.add_format({'font_name':'Segoe UI','font_size':9,'bold':True,'num_format':'#,##0.00','top':1})
H=['BlockRef','Cluster','RoomRef','RoomType','Booking No','Occupant','Status','Contract Start','Contract End','Weeks','Weekly Rate','Monthly Instalment','Contract Value','Deposit Held','Arrears','Nomination']
ws.autofilter(0,0,184,15)
for j,x in enumerate(H): ws.write(0,j,x,h)
TY={'Bronze En-suite':172,'Silver En-suite':181,'Gold En-suite':189,'Studio':239,'Premium Studio':262,'Accessible Studio':239}
rows=[];y=1;tot=[0]*4;by={}
for bl,fl in (('FY1',5),('FY2',4)):
    for fn in range(fl):
        for cl in 'ABC':
            kind='S' if (cl=='C') else 'E'
            nn=6 if kind=='E' else 8
            for k in range(1,nn+1):
                ref=f'{bl}-{fn}{cl}-{k:02d}'
                ty=R.choices(['Bronze En-suite','Silver En-suite','Gold En-suite'],[3,4,2])[0] if kind=='E' else ('Accessible Studio' if fn==0 and k==1 else R.choice(['Studio','Studio','Premium Studio']))
                q=R.random();st='Let' if q<.9 else 'Void' if q<.97 else 'Out of Service'
                rate=TY[ty]+fn*2;wk=51 if (kind=='S' and R.random()<.4) else 44
                s=D(2025,9,13);e=s+dt.timedelta(days=7*wk-1)
                if st=='Let':
                    late=R.random()<.06
                    if late: s=D(2025,10,R.randrange(1,20));wk=(e-s).days//7+1;e=s+dt.timedelta(days=7*wk-1)
                    a=person(R);nm=f'{a[1]}, {a[0]}';bk=f'B{R.randrange(410000,469999)}'
                    mi=round(rate*52/12,2);cv=rate*wk;dp=R.choice([250,250,250,0]);ar=R.choice([0]*7+[round(rate*R.choice([1,2,4.333]),2),-25.0])
                    nom=R.choice(['','','','','University','Intl Agent'])
                    if nom=='University': dp=0
                    vals=[bl,f'{bl}-{fn}{cl}',ref,ty,bk,nm,st,s,e,wk,rate,mi,cv,dp,ar,nom]
                    for i,x in enumerate([mi,cv,dp,ar]): tot[i]+=x
                    rows.append(row(building=bl,unit=ref,unitType=ty,tenantName=nm,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=mi,deposit=dp,balance=ar))
                else:
                    vals=[bl,f'{bl}-{fn}{cl}',ref,ty,None,None,st,None,None,None,rate,None,None,None,None,'']
                    rows.append(row(building=bl,unit=ref,unitType=ty,statusText=st))
                for j,x in enumerate(vals):
                    if x is None or x=='': continue
                    if isinstance(x,D): ws.write_datetime(y,j,dt.datetime(x.year,x.month,x.day),d)
                    elif j in(10,11,12,13,14): ws.write_number(y,j,x,m)
                    elif isinstance(x,int): ws.write_number(y,j,x,f)
                    else: ws.write_string(y,j,x,f)
                by.setdefault(ty,{'n':0,'Let':0,'Void':0,'Out of Service':0});by[ty]['n']+=1;by[ty][st]+=1
                y+=1
ws.autofilter(0,0,y-1,15)
for j,i in ((11,0),(12,1),(13,2),(14,3)): ws.write_number(y,j,round(tot[i],2),bm)
for j,w in enumerate([8,9,12,17,11,24,13,13,13,7,11,16,14,12,10,12]): ws.set_column(j,j,w)
ws.freeze_panes(1,3)
s1.write('A1','Foundry Yard, Sheffield',wb.add_format({'font_name':'Segoe UI','font_size':14,'bold':True}));s1.write('A2','Academic year 2025/26 – position at 31 October 2025',f)
for j,x in enumerate(['Room type','Beds','Let','Void','Out of service','Occupancy']): s1.write(3,j,x,h)
pc=wb.add_format({'font_name':'Segoe UI','font_size':9,'num_format':'0.0%'})
i=4
for ty,v in by.items():
    s1.write(i,0,ty,f)
    for j,k in enumerate(('n','Let','Void','Out of Service'),1): s1.write(i,j,v[k],f)
    s1.write(i,5,v['Let']/v['n'],pc);i+=1
N=sum(v['n'] for v in by.values());O=sum(v['Let'] for v in by.values())
s1.write(i,0,'Total',b)
for j,k in enumerate(('n','Let','Void','Out of Service'),1): s1.write(i,j,sum(v[k] for v in by.values()),b)
s1.write(i,5,O/N,pc);s1.set_column(0,0,24);s1.set_column(1,5,13)
s1.write(i+2,0,'Monthly instalment = weekly rate x 52 / 12. Arrears: credit balances negative.',f)
wb.close()
print(N,O)
save(F,dict(propertyName='Foundry Yard, Sheffield',asOnDate='2025-10-31',units=N,occupied=O,vacant=N-O,sheet='Room Listing',rows=rows),'STUDENT_HOUSING','UK PBSA operator export','flat software export with summary sheet, room refs, weekly and monthly rents',False)
