from h import *
import xlsxwriter
random.seed(8602)
FN='Kelvinhaugh_Student_RentRoll_Oct24.xlsx'
fi='Aisha Callum Beth Dion Eilidh Finlay Grace Hamish Isla Jamal Kirsty Liang Mei Niamh Omar Priya Rory Sofia Tomas Uma Wei Xin Yusuf Zara Anna Bruno Chidi Dana Euan Freya'.split()
la='Abernethy Baptista Cho Drummond Ekpo Farquhar Gunn Huang Iqbal Jardine Kowalczyk Lamont Mbeki Nair Ogilvie Pirie Quigley Rahman Sutherland Tan Urquhart Varga Wotherspoon Xu Yilmaz Zhou Baird Calder Duthie Elphinstone'.split()
T={'Bronze Studio':(17.5,845),'Silver Studio':(20,910),'Gold Studio':(23.5,985),'Platinum Studio':(28,1090),'DDA Studio':(30,895)}
wb=xlsxwriter.Workbook(doc(FN)); 
s0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Room Schedule'); s2=wb.add_worksheet('Rent Card')
b=wb.add_format({'bold':1}); hd=wb.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1})
m=wb.add_format({'num_format':'£#,##0.00'}); d=wb.add_format({'num_format':'dd-mmm-yy'}); a=wb.add_format({'num_format':'0.0'}); tb=wb.add_format({'bold':1,'top':1,'num_format':'£#,##0.00'}); tt=wb.add_format({'bold':1,'top':1})
fl=wb.add_format({'bold':1,'bg_color':'#D9E1F2'})
s0.set_column(0,0,26); s0.set_column(1,1,50)
s0.write(0,0,'The Kelvinhaugh Works, Glasgow G3',wb.add_format({'bold':1,'font_size':16}))
for i,(k,v) in enumerate([('Asset','Purpose-built student accommodation'),('Owner','Straits Campus REIT (Jersey) Ltd'),('Operator','Lanternhouse Living'),('Academic year','2024/25'),('Position as at','14 October 2024')]): s0.write(2+i,0,k,b); s0.write(2+i,1,v)
ws.write(0,0,'The Kelvinhaugh Works – Room Schedule 2024/25',wb.add_format({'bold':1,'font_size':13})); ws.write(1,0,'Position at 14/10/2024  |  rents shown per calendar month, inclusive of utilities & wifi')
H=['Room','Block','Floor','Room Type','Size m²','Booking Status','Resident','Tenancy Start','Tenancy End','Advertised Rent PCM','Agreed Rent PCM','Discount','Damage Deposit','Arrears','Notes']
for j,h in enumerate(H): ws.write(3,j,h,hd)
ws.set_row(3,32); ws.set_column(0,0,9); ws.set_column(1,2,7); ws.set_column(3,3,16); ws.set_column(5,5,14); ws.set_column(6,6,24); ws.set_column(7,8,11); ws.set_column(9,13,12); ws.freeze_panes(4,1); 
r=4; rows=[]; n=occ=vac=0; used=set(); tot=[0]*5
for blk in 'ABC':
  for f in range(0,6 if blk!='C' else 4):
    for k in range(1,10):
      if f==0 and k>6: continue
      rid=f'{blk}{f}{k:02d}'
      ty='DDA Studio' if (f==0 and k<=2) else random.choices(['Bronze Studio','Silver Studio','Gold Studio','Platinum Studio'],[5,4,2,1])[0]
      sz,ask=T[ty]; ask+=5*f
      ar=sz+random.choice([0,0,.5,1])
      z=random.random(); st='Let' if z<.88 else 'Void' if z<.94 else 'Held' if z<.965 else 'Nominations'
      if rid in('A001',): st='Void'
      row=dict(unit=rid,building=blk,unitType=ty,area=ar,statusText=st,marketRent=ask)
      ws.write(r,0,rid); ws.write(r,1,blk); ws.write(r,2,'G' if f==0 else f); ws.write(r,3,ty); ws.write(r,4,ar,a); ws.write(r,5,st); ws.write(r,9,ask,m); tot[0]+=ask
      if st in('Let','Nominations'):
        if st=='Let':
          while True:
            nm=random.choice(fi)+' '+random.choice(la)
            if nm not in used: break
          used.add(nm)
        else: nm='University of Clydeside (nominated)'
        disc=random.choice([0,0,0,25,50]) if st=='Let' else 60
        s=random.choice([D(2024,9,7),D(2024,9,7),D(2024,9,14)]); e=random.choice([D(2025,8,29),D(2025,8,29),D(2025,6,27)])
        dep=250 if st=='Let' else 0; arr=random.choice([0]*9+[ask-disc])
        ws.write(r,6,nm); ws.write_datetime(r,7,dt.datetime(*s.timetuple()[:3]),d); ws.write_datetime(r,8,dt.datetime(*e.timetuple()[:3]),d)
        ws.write(r,10,ask-disc,m); ws.write(r,11,disc,m); ws.write(r,12,dep,m); ws.write(r,13,arr,m)
        row.update(tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=ask-disc,deposit=dep,balance=arr)
        for i,v in enumerate([ask-disc,disc,dep,arr]): tot[i+1]+=v
        occ+=1
      elif st=='Held': ws.write(r,14,'Warden flat' if vac%2 else 'Show flat')
      else: vac+=1
      n+=1; rows.append(row); r+=1
ws.write(r,0,'Total',tt); 
for j in range(1,9): ws.write_blank(r,j,None,tt)
ws.write(r,5,f'{n} rooms',tt)
for i,v in enumerate(tot): ws.write(r,9+i,v,tb)
cnt={s:sum(x['statusText']==s for x in rows) for s in('Let','Nominations','Held','Void')}
r+=2
for s,v in cnt.items(): ws.write(r,3,s,b); ws.write(r,4,v); r+=1
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3)
s2.write_row(0,0,['Room type','From m²','List PCM (ground floor)'],b); s2.set_column(0,2,22)
for i,(k,v) in enumerate(T.items()): s2.write_row(1+i,0,[k,v[0],v[1]])
s2.write(8,0,'£5 pcm per floor is added above ground.')
wb.close()
print(cnt)
save(FN,'STUDENT_HOUSING','PBSA room schedule Scotland, 3 sheets, status column',False,'The Kelvinhaugh Works',"2024-10-14",rows,n,None,None,sheet='Room Schedule')
