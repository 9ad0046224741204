# Osaka residential: Japanese style listing, ISO text dates, hidden columns, rent by flat
from common import *
import openpyxl
from openpyxl.styles import *
R=random.Random(6111); N='X04_osaka_apartments.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
F=lambda **k:Font(name='MS PGothic',size=k.pop('size',9),**k)
ws['A1']='Rent Roll'; ws['A1'].font=F(size=16,bold=True)
ws['A2']='Building:'; ws['B2']='Residence Kitahama Nagare'; ws['F2']='Base date:'; ws['G2']='2025.6.30'; ws['A3']='Address:'; ws['B3']='Higashi-Koraibashi, Chuo-ku, Osaka'; ws['F3']='PM:'; ws['G3']='Asagiri Living Service K.K.'
for c in ('A2','A3','F2','F3'): ws[c].font=F(bold=True)
top=['Room','Layout','Area','','Contract party','','Monthly (yen, tax exempt)','','','Initial payments','','','Term','','Status','memo']
sub=['','','sqm','tsubo','Name','Indiv. / corp.','Rent','Common fee','Total','Deposit (yen)','Deposit (months)','Key money (yen)','From','To','','']
for i,(a,b) in enumerate(zip(top,sub),1):
    for rr,x in ((5,a),(6,b)):
        c=ws.cell(rr,i,x or None); c.font=F(bold=True); c.fill=PatternFill('solid',fgColor='FFF2CC'); c.border=Border(*[Side(style='thin',color='808080')]*4); c.alignment=Alignment(horizontal='center')
for m in ('C5:D5','E5:F5','G5:I5','J5:L5','M5:N5','A5:A6','B5:B6','O5:O6','P5:P6'): ws.merge_cells(m)
for h in 'DP': ws.column_dimensions[h].hidden=True
SN='Tanabe Kuwahara Nishio Oda Fukui Hirose Morimoto Sakai Imanishi Yano Uchida Kawabata Tsuji Okuno Matsui Nagai Hamada Inui Shiraki Miyagi Onishi Ueno Katayama Deguchi Hattori Kinoshita Nomura Takagi Wada Arai'.split()
CO=['Kansai Robotics K.K.','Yodo Pharma K.K.','Semba Textile Co., Ltd.','Osaka Bay Logistics K.K.']
LY=[('1K',24.8,72000),('1K',24.8,71500),('1K',26.1,75000),('1DK',31.4,86000),('1LDK',40.6,112000),('1LDK',42.2,117000),('2LDK',56.9,152000)]
r=7;rows=[];S=[0]*5;mv={}
for fl in range(2,14):
    for k,(ly,a,base) in enumerate(LY,1):
        u=fl*100+k; rent=base+(fl-2)*1000+R.choice([-3000,-1000,0,0,2000]); fee={'1K':6000,'1DK':8000,'1LDK':10000,'2LDK':12000}[ly]; x=R.random()
        q={'unit':str(u),'unitType':ly,'area':a}
        if x<.06:
            st=R.choice(['Vacant','Vacant','Vacant (applied)']); v=[u,ly,a,round(a/3.3058,2),None,None,None,None,None,None,None,None,None,None,st,None]; q['statusText']=st; z=[a,0,0,0,0]
        else:
            corp=R.random()<.22; nm=R.choice(CO) if corp else f'{R.choice(SN)} {R.choice("ABEFHIKMNRSTY")}.'; mo=R.choice([0,1,1,2]) if not corp else 2; km=R.choice([0,rent,rent])
            s=rdate(R,(2016,3,1),(2025,6,20)); e=s
            while e<=D(2025,6,30): e=e.replace(year=e.year+2,day=min(e.day,28))
            e-=dt.timedelta(1); st='Notice to vacate (2025.7.31)' if x>.95 else 'Occupied'
            g=lambda y:f'{y.year}.{y.month}.{y.day}'
            v=[u,ly,a,round(a/3.3058,2),nm,'Corp.' if corp else 'Indiv.',rent,fee,rent+fee,rent*mo,mo,km,g(s),g(e),st,None]
            q.update(tenantName=nm,statusText=st,contractRent=rent,charges=[{'code':'Common fee','amount':fee}],totalCharges=rent+fee,deposit=rent*mo,leaseStartDate=s,leaseEndDate=e); z=[a,rent,fee,rent+fee,rent*mo]
        for i,xv in enumerate(v,1):
            c=ws.cell(r,i,xv); c.font=F(); c.border=Border(*[Side(style='hair',color='808080')]*4)
            if i in (7,8,9,10,12): c.number_format='"¥"#,##0'
            if i in (3,4): c.number_format='0.00'
        r+=1; rows.append(q); S=[round(i+j,2) for i,j in zip(S,z)]
n=len(rows);V=sum('Vacant' in q['statusText'] for q in rows)
for i,xv in {1:'Total',2:f'{n} rooms',3:S[0],5:f'occupied {n-V} / vacant {V}',7:S[1],8:S[2],9:S[3],10:S[4]}.items():
    c=ws.cell(r,i,xv); c.font=F(bold=True); c.number_format='"¥"#,##0' if i>=7 else '#,##0.00'
for i in range(1,17): ws.cell(r,i).fill=PatternFill('solid',fgColor='FFF2CC')
ws.cell(r+1,1,'A room under notice counts as occupied until the key is returned. Deposits are refundable; key money is not.').font=F(size=8)
for col,w in zip('ABCEFGHIJKLMNO',[8,8,8,26,11,12,11,12,13,10,13,11,11,26]): ws.column_dimensions[col].width=w
ws.freeze_panes='B7'; wb.save(doc(N))
save(N,rows,prop='Residence Kitahama Nagare',asof='2025-06-30',units=n,occ=n-V,vac=V,asset='MULTIFAMILY',style='Japanese property manager listing of small flats, merged two-line header, hidden columns, dotted text dates',hard='unit ids as numbers, dates like 2025.6.30 as text, notice status, key money beside deposit',
 totals={'area':S[0],'contractRent':S[1],'totalCharges':S[3],'deposit':S[4]})
