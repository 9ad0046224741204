from common import *
d=Doc('council_minutes',title='Minutes'); S='Times-Roman';B='Times-Bold'
y=d.para('HARROWBECK PARISH COUNCIL',60,46,475,B,15,al='c')
y=d.para('Minutes of the ordinary meeting held in the Reading Room, Mill Lane, on Tuesday 14 May 2024 at 7.30 pm',60,y,475,'Times-Italic',11,al='c',after=10)
y=d.para('<b>Present:</b> Cllrs A. Thwaite (Chair), P. Lorimer, J. Odell, M. Strachan, R. Venn and D. Whitlock; Mrs S. Parr (Clerk); County Cllr G. Hallam; nine members of the public.',60,y,475,S,11,al='j')
y=d.para('<b>Apologies:</b> Cllr K. Benbow (work) and District Cllr N. Iyer.',60,y,475,S,11,after=8)
for n,t in [('24/61','<b>Declarations of interest.</b> Cllr Venn declared a non-pecuniary interest in item 24/64 as a member of the bowls club and took no part in the vote.'),
 ('24/62','<b>Minutes.</b> The minutes of the meeting of 9 April were approved as a correct record and signed by the Chair.'),
 ('24/63','<b>Planning.</b> The following applications had been received since the last meeting. The Council resolved to reply to the district as shown in the last column.')]:
    y=d.para(t,100,y,435,S,11,al='j',after=6) if 0 else (d.text(n,60,y+10,S,11),d.para(t,100,y,435,S,11,al='j',after=6))[1]
rows=[['Reference','Site','Proposal','Reply'],
['P/24/00317','Orchard End, Mill Lane','Single-storey rear extension and replacement of a flat roof over the garage','No objection'],
['P/24/00342','Land north of Tannery Row','Outline application for four dwellings, all matters reserved except access','Object: access on to a blind bend'],
['P/24/00358','3 Chapel Terrace','Fell one ash (T1) in the conservation area','No objection'],
['P/24/00361','The Plough Inn','Timber pergola to beer garden; two heaters','No objection, subject to closing at 10 pm'],
['P/24/00377','Low Barn, Scar Road','Change of use of redundant barn to holiday let','Support']]
y=d.table(rows,100,y+2,[68,105,150,112],S,B,9.5,style=[('GRID',(0,0),(-1,-1),.6,colors.black)],pad=(2,3,4,4),va='TOP')+8
d.text('24/64',60,y+10,S,11)
y=d.para('<b>Lease of the upper field.</b> It was proposed by Cllr Odell and seconded by Cllr Strachan that the lease to the bowls club be renewed for seven years at £180 a year. Cllr Lorimer asked for a recorded vote on the motion and on the amendment to limit the term to five years. The votes were:',100,y,435,S,11,al='j',after=8)
rows=[['Councillor','Amendment','Motion'],['Lorimer','For','Against'],['Odell','Against','For'],['Strachan','Against','For'],['Thwaite (Chair)','Abstained','For'],['Venn','–','–'],['Whitlock','For','Abstained'],['Carried','No (2–2, Chair’s casting vote against)','Yes (3–1)']]
rows[-1][1]='No'; rows[-1][2]='Yes'
x0=150
y2=d.table(rows,x0,y,[120,80,80],S,B,10.5,align='lcc',style=[('LINEABOVE',(0,0),(-1,0),.9,colors.black),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('LINEBELOW',(0,-1),(-1,-1),.9,colors.black)],pad=(1,2,3,3))
y=y2+8
d.text('24/65',60,y+10,S,11)
y=d.para('<b>Footpaths.</b> The footpath warden reported that:',100,y,435,S,11)
for t in ['the kissing gate at Scar Foot has been rehung;','steps on path 14 are loose and the county has been told (ref. 90211);','three finger posts have still to be ordered.']:
    y=d.para(t,124,y,411,S,11,bullet='•',ind=12,after=1) if 0 else (d.text('•',112,y+10,S,11),d.para(t,124,y,411,S,11,after=1))[1]
y+=6; d.text('24/66',60,y+10,S,11)
y=d.para('<b>Finance.</b> The Clerk presented the out-turn for the year and the revised budget, attached as Appendix A. Payments of £1,846.20 were approved.',100,y,435,S,11,al='j')
d.text('Signed ........................................  Date ....................',60,800,S,11); d.text('Page 1 of 2',535,815,S,9,'r')
# page 2
d.newpage(); H='Helvetica';HB='Helvetica-Bold'
d.text('Appendix A',535,50,HB,9,'r'); d.text('Budget monitoring and revised estimates',60,68,HB,14)
y=d.para('All figures are in pounds and exclude recoverable VAT. The final column compares the new estimate with the old budget.',60,76,475,H,9,after=8)
E_=lambda: ['','','','','','']
inc=[('101','Precept',48200,49900,49900,52400),('105','Council tax support grant',1120,900,900,0),('112','Allotment rents',1864,1900,1922,2050),('118','Hall lettings',6310,6500,7145,7200),('125','Burial fees',2475,2000,1350,1800),('190','Bank interest',412,350,1088,900)]
adm=[('201','Clerk’s salary and on-costs',17940,18600,18712,19650),('204','Office rent, telephone and broadband',1630,1700,1684,1750),('207','Insurance',2218,2350,2391,2500),('209','Audit, internal and external',610,650,625,675),('214','Training and subscriptions',988,1000,742,1000),('219','Election reserve',1500,1500,1500,0)]
opn=[('301','Grass cutting, recreation ground and churchyard',7825,8100,8426,8700),('305','Play equipment: inspection and repair',3140,4000,5217,4500),('309','Tree works',1950,2000,0,3500),('314','Litter and dog bins',2296,2400,2437,2550)]
hal=[('401','Caretaker',5510,5700,5736,6000),('404','Electricity, gas and water',4872,5600,4915,5200),('409','Repairs and redecoration',2380,2500,6144,3000)]
def ch(a,b): return '–' if b==0 else f'{(a-b)/b*100:+.1f}'.replace('-','−')
def line(r): return [r[0],r[1]]+[m(v) if v else '–' for v in r[2:]]+[ch(r[5],r[3])]
def tot(n,g): v=[sum(r[k] for r in g) for k in range(2,6)]; return ['',n]+[m(a) for a in v]+[ch(v[3],v[1])]
rows=[['Code','Heading','Actual<br/>2022/23','Budget<br/>2023/24','Out-turn<br/>2023/24','Budget<br/>2024/25','Change<br/>%']]; boldr=[];st=[('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black)]
def sec(t): boldr.append(len(rows)); rows.append([C(t,cs=7)]+[X]*6)
def total(n,g): st.append(('LINEABOVE',(2,len(rows)),(-1,len(rows)),.5,colors.black)); boldr.append(len(rows)); rows.append(tot(n,g))
sec('Income'); rows+=map(line,inc); total('Total income',inc)
sec('Administration'); rows+=map(line,adm); total('Sub-total',adm)
sec('Open spaces'); rows+=map(line,opn); total('Sub-total',opn)
sec('Village hall'); rows+=map(line,hal); total('Sub-total',hal)
al=adm+opn+hal; total('Total expenditure',al)
net=[sum(r[k] for r in inc)-sum(r[k] for r in al) for k in range(2,6)]
boldr.append(len(rows)); rows.append(['','Surplus / (deficit)']+[m(v) for v in net]+['']); st+=[('LINEABOVE',(0,len(rows)-1),(-1,len(rows)-1),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black)]
y=d.table(rows,60,y,[34,173,56,56,56,56,44],H,HB,8.5,align='llrrrrr',style=st,boldrows=boldr,pad=(1.6,2,2,3),va='BOTTOM')
y=d.para('Out-turn figures are provisional until the internal audit on 3 June.',60,y+4,475,'Helvetica-Oblique',8,after=12)
d.text('Reserves at 31 March 2024',60,y+12,HB,11); yy=y+20
rows=[['Fund','Opening','Added','Used','Closing'],['Play area','8,400','2,000','1,217','9,183'],['Election','3,000','1,500','–','4,500'],['Hall roof','12,650','–','3,644','9,006'],['General','21,075','4,310','–','25,385']]
t=['Total','45,125','7,810','4,861','48,074']; rows.append(t)
d.table(rows,60,yy,[70,50,44,44,50],H,HB,8.5,align='lrrrr',style=[('BACKGROUND',(0,0),(-1,0),colors.Color(.85,.9,.85)),('BACKGROUND',(0,-1),(-1,-1),colors.Color(.93,.95,.93))],boldrows=[5],pad=(2,2,4,4))
d.para('The hall roof fund was drawn on in January after slates were lost in the storm; the insurers have paid all but the excess. The Council’s policy is to hold between six and nine months of net spending in the general fund, and the closing balance stands at a little over seven months.',340,yy,195,H,9,al='l')
d.text('Page 2 of 2',535,815,S,9,'r')
d.save()
