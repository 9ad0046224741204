from common import *
import xlwt
r=random.Random(808); n=N(r); F='PW_RentRoll_Lonestar_SFR_Fund.xls'; asof=D.date(2024,12,31)
wb=xlwt.Workbook(); w=wb.add_sheet('Rent Roll'); B_=xlwt.easyxf('font: bold on, height 180'); Hh=xlwt.easyxf('font: bold on, height 160, colour white; pattern: pattern solid, fore_colour dark_green; align: wrap on, vert center')
x=xlwt.easyxf('font: height 160'); mo=xlwt.easyxf('font: height 160',num_format_str='#,##0.00'); dd=xlwt.easyxf('font: height 160',num_format_str='dd-mmm-yy'); tb=xlwt.easyxf('font: bold on, height 160; borders: top thin, bottom double',num_format_str='#,##0.00')
w.write(0,0,'RENT ROLL - Lonestar SFR Fund II, LP',B_); w.write(1,0,'Portfolio: San Antonio / New Braunfels',x); w.write(2,0,'Report date: 31-Dec-24',x)
for j,t in enumerate(['#','Building','City','Zip','Bed','Bath','Sq Ft','Lease #','Tenant(s)','Lease Status','Start Date','End Date','Target Rent','Rent','Sec. Deposit','Prepaid','Open Balance']): w.write(4,j,t,Hh)
streets="Wren Hollow Dr;Cibolo Pass;Sotol Bend;Mesquite Knoll;Agarita Trl;Pecan Shadow;Bluebonnet Run;Quail Whisper;Tejas Path;Caliche Cv;Limestone Lndg;Huisache Ave;Javelina Run;Palo Duro Way;Gruene Meadow;Live Oak Spur".split(';')
S=[0.]*5; rows=[]; occ=0; R=5
for i in range(34):
    ad=f'{r.randint(102,9870)} {streets[i%16]}'; city,zp=r.choice([('San Antonio','78251'),('San Antonio','78254'),('Converse','78109'),('New Braunfels','78130')]); bd=r.choice([3,3,4,4,5]); ba=r.choice([2,2,2.5,3]); sf=bd*420+r.randint(40,380); tg=float(round((sf*.55+880)/5)*5-1)
    q=r.random(); st='Active' if q<.75 else 'Active - Month To Month' if q<.83 else 'Active - Notice Given' if q<.88 else 'Vacant'
    for j,v in enumerate([i+1,ad,city,zp,bd,ba,sf]): w.write(R,j,v,x)
    w.write(R,9,st,x); w.write(R,12,tg,mo); S[0]+=tg; t=dict(unit=ad,area=sf,statusText=st,marketRent=tg)
    if st!='Vacant':
        occ+=1; mi,ls,le=lease(r,asof); na=n()+(' & '+n() if r.random()<.4 else ''); re=tg-r.choice([0,0,30,55,104,150]); dep=float(r.choice([re,1500,2000])); pp=r.choice([0.,0.,0.,re]); ob=0. if pp else r.choice([0.,0.,0.,re,115.5])
        w.write(R,7,str(48100+i*7),x); w.write(R,8,na,x); w.write(R,10,ls,dd)
        if 'Month' not in st: w.write(R,11,le,dd); t['leaseEndDate']=le
        else: w.write(R,11,'MTM',x); t['leaseEndDate']='MTM'
        for j,v in enumerate((re,dep,pp,ob)): w.write(R,13+j,v,mo); S[1+j]+=v
        t.update(tenantName=na,leaseStartDate=ls,contractRent=re,deposit=dep,balance=ob)
    rows.append(row(**t)); R+=1
w.write(R,1,'34 homes',tb); pr=list(S); pr[1]=S[1]+900
for j,v in enumerate(pr): w.write(R,12+j,v,tb)
w.write(R+2,1,'Occupied',x); w.write(R+2,2,occ,x); w.write(R+3,1,'Vacant',x); w.write(R+3,2,34-occ,x)
for j,k in enumerate([5,24,16,8,6,6,8,9,38,24,12,12,11,11,12,11,12]): w.col(j).width=256*k
w.portrait=False; w.fit_num_pages=1; w.fit_width_to_pages=1; w.fit_height_to_pages=0
wb.save(doc(F)); save(F,'SINGLE_FAMILY_RENTAL','analyst r74a','Propertyware building roll, xls',False,T('Lonestar SFR Fund II, LP',asof,34,occ,34-occ,rows,sheet=None,planted=dict(what=f'Total of Rent printed {pr[1]:.2f}; the rows add up to {S[1]:.2f}',kind='total_wrong')))
