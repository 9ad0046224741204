# UK shopping centre arrears by quarter, .xls
import random; from h import *
import xlwt
random.seed(66)
G={'Lower Mall':"L1 Greggory's Bakers Ltd|L2 Vapour Lane|L3/4 Poundmart Retail Ltd|L5 Specsight Opticians|L7 Timpkins Shoe Repairs|L9 Bright Fone Ltd|L10 Thistle & Thyme Cards|L12 Corner Pharmacy (NW) Ltd",
'Upper Mall':"U1 Newlook Bridal|U2 Elm Tree Books|U3 Wren & Sons Jewellers|U4A Costello Coffee UK Ltd|U4B Nails by Asha|U6 Trend Republic plc (in administration)|U8 Game Bunker|U9-11 Sportmax Stores Ltd|U12 Barber Bros",
'Market Hall & Kiosks':"MH1 Deli Pontino|MH2 The Cheese Stall|MH5 Phone Doctor|MH7 Sew & So|K1 Juice Stop|K2 Krispy Ring Doughnuts|K3 Lottery Kiosk|CP1 Secure Park Operations Ltd"}
h=["Sept 25 Qtr","June 25 Qtr","March 25 Qtr","Dec 24 Qtr","Earlier"]
k=["other:"+x for x in h]+["total","deposit"]
N='Weaver Sq arrears 21 Oct 25.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Arrears');w2=wb.add_sheet('Collection')
X=lambda s,n='General':xlwt.easyxf('font: name Tahoma, height 180;'[:-1]+s,num_format_str=n)
e=lambda s='',n='General':xlwt.easyxf('font: name Tahoma, height 170'+(', '+s if s else '')+';',num_format_str=n)
eh=xlwt.easyxf('font: name Tahoma, height 170, bold on; align: wrap on, horiz centre, vert centre; borders: bottom medium, top thin; pattern: pattern solid, fore_colour light_yellow;')
nf='#,##0.00;-#,##0.00'
et=xlwt.easyxf('font: name Tahoma, height 170, bold on; borders: top thin;',num_format_str=nf)
eg=xlwt.easyxf('font: name Tahoma, height 170, bold on; borders: top thin, bottom double;',num_format_str=nf)
for i,w in enumerate([9,34,12,12,12,12,12,13,13,40]): ws.col(i).width=256*w
ws.write(0,0,'Weaver Square Shopping Centre, Rochdale',e('bold on, colour dark_blue'));ws.write(1,0,'Schedule of tenant arrears at 21 October 2025 - all charges inclusive of VAT (£)',e());ws.write(2,0,'Prepared by: Pennine Asset Management LLP',e('italic on'))
for i,t in enumerate(['Unit','Tenant']+h+['Total Arrears','Rent Deposit Held','Comment / action']): ws.write(4,i,t,eh)
ws.row(4).height_mismatch=True;ws.row(4).height=560
y=5;rows=[];totals=[]
cm={'U6':'Administrators appointed 2 Sept - pre-appt debt unsecured','L9':'CRAR instructed','MH5':'£250 pw by standing order','U2':'Qtr rent moved to monthly','L3/4':'S/C dispute re 23/24 recon','K2':'Chq promised 24/10','U9-11':'Credit from turnover rent true-up'}
def put(v,st):
    for i,q in enumerate(k):
        if q in v: ws.write(y,2+i,v[q],st)
for s,t in G.items():
    ws.write(y,0,s,e('bold on, underline on'));y+=1;cur=[]
    for z in t.split('|'):
        u,n=z.split(' ',1);r=dict(unit=u,name=n);ws.write(y,0,u,e());ws.write(y,1,n,e())
        if n=='VACANT': ws.write(y,9,'Void since 14/05/25',e());r={'unit':u,'name':None,'_v':1}
        else:
            base=random.uniform(2400,14800) if s[0]!='M' else random.uniform(400,2600)
            pr=(.85,.45,.3,.2,.18) if u not in('U6',) else(0,1,1,1,1)
            for q,p in zip(k,pr):
                if random.random()<p: r[q]=round(base*random.choice([1,1,1.2,.31,.08]),2)
            if u=='U9-11': r={'unit':u,'name':n,k[0]:-4318.77}
            r['total']=round(sum(r.get(q,0) for q in k[:5]),2)
            if random.random()<.5: r['deposit']=round(base*1.5/250)*250.0
            put(r,e('',nf))
            if u in cm: ws.write(y,9,cm[u],e('colour red' if u=='U6' else ''))
            rows.append(r);cur.append(r)
        y+=1
    v={q:round(sum(r.get(q,0) for r in cur),2) for q in k};ws.write(y,1,'Sub-total '+s,et);put(v,et);totals.append(dict(label='Sub-total '+s,**v));y+=2
v={q:round(sum(r.get(q,0) for r in rows),2) for q in k};ws.write(y,1,'TOTAL ARREARS',eg);put(v,eg);totals.append(dict(label='TOTAL ARREARS',**v))
for i,(a,b) in enumerate([('Quarter day','% collected at day 21'),('25/03/2025',.941),('24/06/2025',.928),('29/09/2025',.883)]): w2.write(i,0,a,e());w2.write(i,1,b,e('','0.0%'))
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(D(N));print(len(rows),v)
save(N,'AR',None,k,rows,totals,'UK shopping centre arrears by quarter day, .xls, mall sections with sub-totals, comments',True)
