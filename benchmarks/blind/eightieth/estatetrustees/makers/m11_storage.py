from lib import *; import xlwt
r=random.Random(1111); n=N(1111); fn='stor_it_units.xls'
wb=xlwt.Workbook(); w=wb.add_sheet('UNITLIST'); B=xlwt.easyxf('font: bold on; borders: bottom thin; align: horiz center'); t=xlwt.easyxf('font: bold on, height 260'); d=xlwt.easyxf(num_format_str='DD-MMM-YY'); m2=xlwt.easyxf(num_format_str='#,##0.00;[Red]-#,##0.00'); tb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00')
w.write(0,0,"Stor-It Rt. 9 (Nesmith Holdings LLC, debtor in possession)",t); w.write(1,0,'UNIT LIST BY NUMBER          Date: 30-Nov-25')
h1=['Unit','Size','Sq','Climate','','','Move','Paid','Street','Actual','Ins.','Deposit','Past']; h2=['No.','W x D','Feet','/ Drive','Status','Customer','In','Thru','Rate','Rent','Fee','Held','Due']
for i,(a,b) in enumerate(zip(h1,h2)): w.write(3,i,a,xlwt.easyxf('font: bold on; align: horiz center')); w.write(4,i,b,B)
SZ=[('5x5',25,45),('5x10',50,68),('10x10',100,105),('10x15',150,139),('10x20',200,165),('10x30',300,228)]
rows=[];R=5;T=[0]*5;cnt={};SF=0
for p,k in [('A',40),('B',48),('C',44),('D',24)]:
    for i in range(1,k+1):
        u=f'{p}{i:03d}'; s,sf,rt=SZ[min(5,max(0,(i*6//(k+1))+r.choice([-1,0,0])))]; cl='Climate' if p=='A' else 'Drive-up'; rt+=22 if p=='A' else 0
        x=r.random(); st='Vacant' if x<.17 else 'Lien' if x<.21 else 'Company' if x<.22 else 'Unrentable' if x<.235 else 'Rented'; cnt[st]=cnt.get(st,0)+1
        for j,v in enumerate([u,s,sf,cl,st]): w.write(R,j,v)
        w.write(R,8,rt,m2); T[0]+=rt; SF+=sf; q=dict(unit=u,unitType=s,area=sf,statusText=st,marketRent=rt)
        if st in('Rented','Lien'):
            who=n('lf'); a=rd(r,(2015,1,1),(2025,9,30)); ac=rt+r.choice([0,0,-10,-15,8,14]); ins=r.choice([0,0,12,15]); dep=r.choice([0,0,25,50]); pd=r.choice([0,0,0,0,round(ac*.1,2),ac]) if st=='Rented' else (ac+ins)*r.randint(3,6)+20
            th=dt.date(2025,11,30) if not pd else dt.date(2025,10,31) if st=='Rented' else dt.date(2025,r.randint(5,8),28)
            w.write(R,5,who); w.write(R,6,a,d); w.write(R,7,th,d)
            for j,v in enumerate([ac,ins,dep,pd]): w.write(R,9+j,v,m2); T[j+1]+=v
            q.update(tenantName=who,moveInDate=iso(a),contractRent=ac,deposit=dep,balance=pd,charges=[dict(code='Ins. Fee',amount=ins)])
        elif st=='Company': w.write(R,5,'(office use)')
        rows.append(q); R+=1
w.write(R,0,'Totals',tb); w.write(R,2,SF,tb)
for j,v in enumerate(T): w.write(R,8+j,round(v,2),tb)
R+=2
for kx in ['Rented','Lien','Vacant','Unrentable','Company']: w.write(R,1,kx); w.write(R,2,cnt.get(kx,0)); R+=1
w.write(R,1,'All units'); w.write(R,2,len(rows))
for i,x in enumerate([7,8,7,10,11,24,11,11,10,10,8,9,10]): w.col(i).width=x*256
w.portrait=False; w.set_fit_width_to_pages(1) if hasattr(w,'set_fit_width_to_pages') else None; wb.save(doc(fn))
save(fn,'SELF_STORAGE','old .xls unit list, two-line header, five statuses',False,'Stor-It Rt. 9','2025-11-30',rows,len(rows),None if cnt.get('Company') else cnt['Rented']+cnt['Lien'],cnt['Vacant'] if not cnt.get('Company') and not cnt.get('Unrentable') else None)
print(cnt)
