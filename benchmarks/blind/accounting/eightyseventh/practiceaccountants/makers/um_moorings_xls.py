from common import *
import xlwt
N='berth_tariff_2026.xls'
# class, max loa m, berths, let, annual fee £
D=[("Inner pontoon - up to 6.5m",6.5,18,18,1465),("Inner pontoon - up to 8m",8,22,21,1840),("Inner pontoon - up to 10m",10,24,22,2315),("Inner pontoon - up to 12m",12,12,10,2790),("Outer pontoon - up to 10m",10,16,13,1985),("Outer pontoon - up to 14m",14,8,6,2960),
("Swinging mooring - harbour",9,31,27,585),("Swinging mooring - deep water",14,19,12,740),("Running mooring - dinghy",4.5,14,14,195),("Drying berth - east wall",8,9,5,410),("Commercial / fishing berth",16,6,6,3250),("Dry sail park",7.5,20,17,645)]
wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Berths'); X=xlwt.easyxf
ti=X('font: name Verdana, bold on, height 260'); sm=X('font: name Verdana, height 160, italic on'); h=X('font: name Verdana, bold on, height 170; align: wrap on, horiz center, vert centre; borders: bottom medium, top thin'); tx=X('font: name Verdana, height 170')
i0=X('font: name Verdana, height 170',num_format_str='0'); d1=X('font: name Verdana, height 170',num_format_str='0.0'); p=X('font: name Verdana, height 170',num_format_str='"£"#,##0'); tb='font: name Verdana, bold on, height 170; borders: top thin, bottom double'
t0=X(tb); ti0=X(tb,num_format_str='0'); tp=X(tb,num_format_str='"£"#,##0')
ws.write(0,0,'Avoch Bay Harbour Trust',ti); ws.write(1,0,'Berths and moorings by class, season 1 April 2026 to 31 March 2027 - position at 20 April 2026',sm)
H=['Class of berth','Max LOA (m)','Berths','Let','Vacant','Annual fee','If fully let','Income as let']; K=[None,'other:Max LOA (m)','units','occupied','vacant','market','market_total','actual_total']
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.row(3).height_mismatch=True; ws.row(3).height=620
rows=[]; r=4; T=[0]*5
for t,l,n,o,f in D:
    full,inc=n*f,o*f; T=[a+b for a,b in zip(T,[n,o,n-o,full,inc])]
    if t.startswith('Outer pontoon - up to 10m'): true=inc; inc=25305; assert true==25805     # planted
    ws.write(r,0,t,tx)
    for c,v,s in zip(range(1,8),[l,n,o,n-o,f,full,inc],[d1,i0,i0,i0,p,p,p]): ws.write(r,c,v,s)
    rows.append(dict(type=t,**dict(zip(K[1:],[l,n,o,n-o,f,full,inc])))); r+=1
ws.write(r,0,'All classes',t0); ws.write(r,1,'',t0); ws.write(r,5,'',t0)
for c,v,s in zip((2,3,4,6,7),T,(ti0,ti0,ti0,tp,tp)): ws.write(r,c,v,s)
tots=[dict(label='All classes',**dict(zip(('units','occupied','vacant','market_total','actual_total'),T)))]
ws.write(r+2,0,'Fees exclude VAT. Visitor berths (6) and slipway are not in this list. Waiting list: 11 (inner pontoon).',sm)
for i,w in enumerate([34,10,9,8,9,12,14,15]): ws.col(i).width=256*w
ws.portrait=False; ws.paper_size_code=9; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.save(doc(N))
save(N,'UM','Small .xls list of berths and moorings by class, yearly fees, Inverness',False,K[1:],rows,tots,
 planted=dict(what='Income as let of "Outer pontoon - up to 10m" printed 25,305 instead of 25,805 (13 x 1,985); the total is of the right figure',kind='digit_changed'))
