from lib import *; R=random.Random(606); N='in_techpark_rentroll_fy27.xls'
import xlwt
def inr(n):
    s=str(int(round(n)));
    if len(s)<=3:return s
    h,t=s[:-3],s[-3:];p=[]
    while h:p.insert(0,h[-2:]);h=h[:-2]
    return ','.join(p)+','+t
wb=xlwt.Workbook();ws=wb.add_sheet('Rent Roll 30Sep26');bo=xlwt.easyxf('font: bold on, height 260');hd=xlwt.easyxf('font: bold on; pattern: pattern solid, fore_colour light_orange; align: wrap on, horiz center, vert center; borders: left thin,right thin,top thin,bottom thin')
n0=xlwt.easyxf('borders: left thin,right thin,top thin,bottom thin');n1=xlwt.easyxf('borders: left thin,right thin,top thin,bottom thin; align: horiz right');nd=xlwt.easyxf('borders: left thin,right thin,top thin,bottom thin',num_format_str='DD-MMM-YY');nn=xlwt.easyxf('borders: left thin,right thin,top thin,bottom thin',num_format_str='#,##0');nr=xlwt.easyxf('borders: left thin,right thin,top thin,bottom thin',num_format_str='0.00');bb=xlwt.easyxf('font: bold on; borders: left thin,right thin,top medium,bottom medium; align: horiz right',num_format_str='#,##0')
ws.write(0,0,'VARUNA TECH PARK, WHITEFIELD, BENGALURU',bo);ws.write(1,0,'Rent Roll as on 30-Sep-2026      (All amounts in INR, exclusive of GST)')
ws.write_merge(3,3,0,5,'Premises',hd);ws.write_merge(3,3,6,9,'Term',hd);ws.write_merge(3,3,10,15,'Monthly Billing',hd);ws.write_merge(3,3,16,18,'Security & Escalation',hd)
H=['Sl. No.','Block','Unit','Licensee','Chargeable Area (sft)','Status','Lease Commencement','Rent Commencement','Lock-in upto','Lease Expiry','Rent / sft','Base Rent','CAM / sft','CAM','Car Park','Total','IFRSD','Next Escalation','Escalated Base Rent']
for j,x in enumerate(H):ws.write(4,j,x,hd)
T=['Zentrix Software India Pvt Ltd','Kaveri Analytics LLP','Borealis Cloud Services (India) Pvt Ltd','Indus Payments Pvt Ltd','Quantrail Technologies Pvt Ltd','Samriddhi Bank Ltd','Nimbus Health Informatics Pvt Ltd','Orbis Engineering Services Pvt Ltd','Pearlstone Consulting India LLP','Malabar Foods (Cafeteria)','Trident Semicon Design Pvt Ltd','Lotus Edutech Pvt Ltd','Helix Bio Research Pvt Ltd','Aurum Insurance Broking Pvt Ltd','Digivista Media Pvt Ltd','WorkNest Coworking Pvt Ltd']
ti=iter(T);r=5;rows=[];G=[0]*6;oc=0;k=0
for b in('Block A','Block B'):
    for u in(['GF-01','GF-02','1F','2F','3F-01','3F-02','4F','5F'] if b[-1]=='A' else ['GF','1F-01','1F-02','2F','3F','4F-01','4F-02','5F','6F']):
        k+=1;a=R.randint(28000,36000) if '-' not in u else R.randint(9000,17500)
        ws.write(r,0,k,n0);ws.write(r,1,b,n0);ws.write(r,2,u,n0);ws.write(r,4,a,nn)
        row=dict(unit=u,building=b,area=a)
        if (b[-1]+u) in('A4F','B6F','B4F-02'):
            ws.write(r,3,'',n0);ws.write(r,5,'Vacant',n0);[ws.write(r,j,'',n0) for j in range(6,19)];row['statusText']='Vacant';G[0]+=a
        else:
            t=next(ti);lcd=D.date(R.randint(2019,2026),R.randint(1,8),1);rcd=addm(lcd,R.choice([2,3]));yr=R.choice([5,9,9]);ex=addm(lcd,12*yr,True)
            while ex<D.date(2026,10,1):yr+=3;ex=addm(lcd,12*yr,True)
            lk=addm(lcd,36,True);psf=R.choice([68,72.5,76,79.35,83]);cam=R.choice([12.5,13.25]);br=round(a*psf);cm=round(a*cam);cp=R.choice([0,2500,3000])*round(a/1500);tot=br+cm+cp;dep=br*R.choice([6,6,10]);ne=addm(rcd,36)
            while ne<=D.date(2026,9,30):ne=addm(ne,36)
            es=round(br*1.15) if ne<ex else None
            for j,v,s in((3,t,n0),(5,'Leased',n0),(6,lcd,nd),(7,rcd,nd),(8,lk,nd),(9,ex,nd),(10,psf,nr),(11,inr(br),n1),(12,cam,nr),(13,inr(cm),n1),(14,inr(cp) if cp else '-',n1),(15,inr(tot),n1),(16,inr(dep),n1),(17,ne if es else 'NA',nd if es else n0),(18,inr(es) if es else 'NA',n1)):ws.write(r,j,v,s)
            row.update(tenantName=t,statusText='Leased',contractRent=br,leaseStartDate=iso(lcd),leaseEndDate=iso(ex),deposit=dep,charges=[dict(code='Base Rent',amount=br),dict(code='CAM',amount=cm)]+([dict(code='Car Park',amount=cp)] if cp else []),totalCharges=tot,rentSteps=[dict(date=iso(ne),amount=es)] if es else []);G=[x+y for x,y in zip(G,[a,br,cm,cp,tot,dep])];oc+=1
        rows.append(row);r+=1
for j in range(19):ws.write(r,j,{3:'TOTAL',4:G[0],11:inr(G[1]),13:inr(G[2]),14:inr(G[3]),15:inr(G[4]),16:inr(G[5])}.get(j,''),bb)
ws.write(r+2,0,f'No. of units: {k}; leased: {oc}; vacant: {k-oc}. Escalation 15% every 36 months from rent commencement. IFRSD = interest free refundable security deposit.')
for j,w in enumerate([6,10,9,38,12,9,13,13,12,12,8,13,8,12,11,14,15,12,14]):ws.col(j).width=w*256
ws.row(4).height_mismatch=True;ws.row(4).height=780;ws.row(3).height_mismatch=True;ws.row(3).height=320
for q in range(5,r+1):ws.row(q).height_mismatch=True;ws.row(q).height=300
ws.set_portrait(False);ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_fit_num_pages(1)
wb.save(doc(N));save(N,'OFFICE','Indian tech park xls, lakh grouped text amounts, grouped header, escalations',True,'Varuna Tech Park','2026-09-30',k,oc,k-oc,rows,checks=[('area',G[0]),('contractRent',G[1]),('c:CAM',G[2]),('c:Car Park',G[3]),('totalCharges',G[4]),('deposit',G[5])])
