from common import *
import xlsxwriter
r=random.Random(8308); N=Names(r); name='Rooming house - 37 Cutler.xlsx'
# owner's own spreadsheet, rooming house; rent monthly, arrears, paid-through text, dates real
wb=xlsxwriter.Workbook(D+name); ws=wb.add_worksheet('Rooms'); ws2=wb.add_worksheet('Repairs')
B=wb.add_format({'bold':1}); Hd=wb.add_format({'bold':1,'bottom':1,'text_wrap':1,'valign':'bottom'}); M=wb.add_format({'num_format':'#,##0.00'}); MB=wb.add_format({'num_format':'#,##0.00','bold':1,'top':1}); DT=wb.add_format({'num_format':'d-mmm-yy','align':'left'}); Y=wb.add_format({'bg_color':'#FFF2CC'})
ws.write('A1','37 CUTLER ST - ROOMS',wb.add_format({'bold':1,'font_size':14})); ws.write('A2','Lodging house lic. 2025-118 (20 rooms). Updated after collecting Friday Nov 7 2025'); ws.write('A3','Rent book as of'); ws.write_datetime('C3',dt.datetime(2025,11,7),DT)
H=['Room','Floor','','Who','Since','How they pay','Per month','Key dep','Owes','Notes']
for i,h in enumerate(H): ws.write(4,i,h,Hd)
ws.set_column('A:A',7);ws.set_column('B:B',9);ws.set_column('C:C',11);ws.set_column('D:D',22);ws.set_column('E:E',11);ws.set_column('F:F',14);ws.set_column('G:I',11);ws.set_column('J:J',34)
rooms=[(1,'first','big'),(2,'first','small'),(3,'first','small'),(4,'first','w/ sink'),(5,'first','small'),(6,'second','big'),(7,'second','small'),(8,'second','small'),(9,'second','w/ sink'),(10,'second','small'),(11,'second','big'),(12,'second','small'),(14,'third','small'),(15,'third','w/ sink'),(16,'third','small'),(17,'third','small'),(18,'third','big'),(19,'bsmt','apt'),(20,'bsmt','small'),(21,'third','small')]
pr={'big':720,'small':560,'w/ sink':615,'apt':950}
notes={4:'ssi on the 3rd',9:'gave notice 10/28',11:'pays his sister\'s too',19:'own bath, no pets',21:'window painted shut - fix'}
rows=[]; R=5; vac=(8,16,20)
for n,f,k in rooms:
    ws.write(R,0,n); ws.write(R,1,f); ws.write(R,2,k)
    if n in vac:
        ws.write(R,3,'empty',Y)
        if n==20: ws.write(R,9,'mop room til ceiling done')
        rows.append(dict(unit=str(n),unitType=k,statusText='empty'))
    else:
        t=N('{f} {l}'); z=r.random(); t='Mr. '+t.split()[1] if z<.2 else t.split()[0]+' '+t.split()[1][0]+'.' if z<.4 else t; mv=dt.date(r.randint(2008,2025),r.randint(1,10),r.randint(1,28)); p=pr[k]-r.choice([0,0,0,20,40,60]); dep=r.choice([25,25,20,0]); ow=r.choice([0,0,0,0,p,round(p/2),140,-15])
        how=r.choice(['cash weekly','m.o. monthly','Zelle','rep payee','cash monthly'])
        ws.write(R,3,t); ws.write_datetime(R,4,dt.datetime(mv.year,mv.month,mv.day),DT); ws.write(R,5,how); ws.write(R,6,p,M); ws.write(R,7,dep,M); ws.write(R,8,ow,M); ws.write(R,9,notes.get(n,''))
        rows.append(dict(unit=str(n),unitType=k,tenantName=t,statusText='Occupied',moveInDate=iso(mv),contractRent=p,deposit=dep,balance=ow))
    R+=1
S=lambda k:sum(x.get(k) or 0 for x in rows)
ws.write(R+1,3,'all rooms',B)
for c,k in ((6,'contractRent'),(7,'deposit'),(8,'balance')): L='GHI'[c-6]; ws.write_formula(R+1,c,f'=SUM({L}6:{L}{R})',MB,S(k))
ws.write(R+2,3,'rooms rented'); ws.write_formula(R+2,6,f'=COUNT(G6:G{R})',None,17); ws.write(R+3,3,'empty'); ws.write(R+3,6,3)
ws.write(R+5,0,'No room 13. Linens $4/wk collected separately.')
for i,x in enumerate([('Date','What','Paid'),('10/2/25','Boiler service',285),('10/19/25','2nd fl toilet',140),('11/1/25','Exterminator',95)]):
    for j,v in enumerate(x): ws2.write(i,j,v)
ws.set_landscape(); ws.fit_to_pages(1,0)
wb.close()
save(name,dict(propertyName='37 Cutler St',asOnDate='2025-11-07',units=20,occupied=17,vacant=3,sheet='Rooms',rows=rows),'MULTIFAMILY',"owner's spreadsheet of a rooming house, informal headers")
