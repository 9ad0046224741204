# Rotterdam residential complex: 236 homes + garages, text amounts, WWS points and legal maximum
from common import *
import openpyxl
from openpyxl.styles import *
R=random.Random(6112); N='X05_rotterdam_homes_wws.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Huurlijst'
ws.append(['Complex','1183 De Maashoek, Rotterdam-Feijenoord']); ws.append(['Reference date','1-7-2025']); ws.append(['Source','export property system, Woonfonds Delta N.V., figures per month'])
ws.append([])
H=['VHE','Street','No.','Postcode','Kind','m2 GBO','WWS points','Max. legal rent','Segment','Net rent','Service costs','Heating advance','Gross rent','Market rent','Contract date','Tenant','Let / void','Energy label']
ws.append(H)
for c in ws[5]: c.font=Font(bold=True); c.border=Border(bottom=Side(style='thin'))
e=lambda x:'€ '+eu(x)
rows=[];S=[0]*6
ser=0
def put(u,st,no,pc,kd,a,seg,void,base,mk):
    global S
    pts=round(a*1.0+R.uniform(60,105)) if a else None
    q={'unit':u,'unitType':kd,'area':a,'marketRent':mk,'statusText':'void' if void else 'let'}
    if void: net=sc=ht=0
    else:
        net=base; sc=round(R.choice([18.5,22.75,31.4]),2) if a else 0; ht=round(a*.95,2) if a else 0
    g=round(net+sc+ht,2)
    d=rdate(R,(1989,1,1),(2025,6,15)); tn=None if void else f'H{R.randint(200000,289999)}'
    ws.append([u,st,no,pc,kd,a,pts,e(pts*6.37) if pts else None,seg,e(net),e(sc) if a else None,e(ht) if a else None,e(g),e(mk),None if void else f'{d.day}-{d.month}-{d.year}',tn,q['statusText'],R.choice('ABBCCCD') if a else None])
    for col in 'HJKLMN': ws[f'{col}{ws.max_row}'].alignment=Alignment(horizontal='right')
    q.update(contractRent=net,totalCharges=g)
    if a: q['charges']=[{'code':'Service costs','amount':sc},{'code':'Heating advance','amount':ht}]
    if not void: q.update(tenantName=tn,leaseStartDate=d)
    rows.append(q); S=[round(x+y,2) for x,y in zip(S,[a or 0,net,sc,ht,g,mk])]
i=0
for st,pc,n,kinds in (('Maashoekkade','3071 KD',88,['Apartment','Apartment','Gallery flat']),('Stieltjesplein','3071 JX',72,['Apartment','Maisonette']),('Oranjeboomstraat','3071 AL',56,['Terraced house','Downstairs flat','Upstairs flat'])):
    for k in range(1,n+1):
        i+=1; a=round({'Apartment':62,'Gallery flat':54,'Maisonette':84,'Terraced house':96,'Downstairs flat':66,'Upstairs flat':71}[(kd:=R.choice(kinds))]+R.uniform(-6,6)); seg=R.choice(['Regulated','Regulated','Regulated','Mid-market','Free sector'])
        base=round({'Regulated':R.uniform(520,880),'Mid-market':R.uniform(910,1160),'Free sector':R.uniform(1190,1480)}[seg],2)
        put(f'1183.{i:04d}',st,str(k) if R.random()<.9 else f'{k}-II',pc,kd,a,seg,R.random()<.035,base,round(a*17.9,2))
for k in range(1,21):
    i+=1; put(f'1183.{i:04d}','Stieltjesplein',f'PP{k}','3071 JX','Parking space',None,'n/a',k in (4,9,17),R.choice([85.0,92.5]),110.0)
V=sum(q['statusText']=='void' for q in rows)
ws.append([]); ws.append(['Total','','','',f'{len(rows)} VHE, {V} void',S[0],None,None,None,e(S[1]),e(S[2]),e(S[3]),e(S[4]),e(S[5])])
for c in ws[ws.max_row]: c.font=Font(bold=True)
for k in 'JKLMN': ws[f'{k}{ws.max_row}'].alignment=Alignment(horizontal='right')
for col,w in zip('ABCDEFGHIJKLMNOPQR',[11,18,7,10,17,8,8,12,12,13,12,12,14,14,12,11,8,7]): ws.column_dimensions[col].width=w
ws.auto_filter.ref=f'A5:R{len(rows)+5}'; ws.print_title_rows='5:5'
wb.save(doc(N))
save(N,rows,prop='De Maashoek',asof='2025-07-01',units=len(rows),occ=len(rows)-V,vac=V,asset='MULTIFAMILY',style='raw export of a Dutch residential system, 236 homes and parking spaces, amounts as text with comma decimals',hard='236 rows, text amounts, legal maximum rent is not market rent, segment is a regime, street and number in own columns',
 totals={'area':S[0],'contractRent':S[1],'totalCharges':S[4],'marketRent':S[5]})
